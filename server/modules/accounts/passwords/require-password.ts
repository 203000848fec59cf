import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { consumeAttempt } from '../sign-in-limits';
import type { Caller } from '../caller';
import { User } from '../user.entity';
import { isPasswordRight } from './password';

/**
 * Requires a signed-in shopper to enter their password again. Returns its hash, which a statement can compare
 * to notice a change in between. It hashes, so call it before a transaction. Failures of strangers elsewhere
 * do not count here. Throws DomainError WRONG_PASSWORD; RATE_LIMITED after repeated failures in this session.
 */
export async function requirePassword(
  services: Services,
  viewer: Viewer,
  password: string,
  { clientAddress }: Pick<Caller, 'clientAddress'>,
): Promise<string> {
  const { db, rateLimits } = services;
  const refundAttempt = await consumeAttempt(rateLimits, viewer);
  const { passwordHash } = await db.read.findOneByOrFail(User, { id: viewer.id });
  if (!(await isPasswordRight(services, { password, passwordHash, clientAddress })))
    throw new DomainError('WRONG_PASSWORD');
  await refundAttempt();
  return passwordHash;
}
