import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { consumeAttempt } from '../sign-in-limits';
import type { Caller } from '../caller';
import { User } from '../user.entity';
import { isPasswordRight } from './password';

/**
 * Makes a signed-in shopper show their password again. Returns its hash, which a statement can
 * compare so that a change in between is noticed. Hashes: before a transaction. What strangers guess
 * elsewhere does not count here.
 * Throws DomainError WRONG_PASSWORD; RATE_LIMITED after repeated failures in this session.
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
