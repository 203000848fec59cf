import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { countFailedSignIn, refuseTooManySignIns } from '../sign-in-limits';
import { User } from '../user.entity';
import { isPasswordRight } from './password';

/**
 * Makes a signed-in shopper show their password again; answers with its hash, which a statement
 * can compare so that a change in between is noticed. Hashes: before a transaction.
 * @throws DomainError WRONG_PASSWORD; TOO_MANY_REQUESTS after repeated failures
 */
export async function requirePassword(
  { db }: Services,
  viewer: Viewer,
  password: string,
): Promise<string> {
  const place = `session of ${viewer.id}`;
  await refuseTooManySignIns(viewer.email, place);
  const { passwordHash } = await db.read.findOneByOrFail(User, { id: viewer.id });
  if (!(await isPasswordRight(password, passwordHash))) {
    await countFailedSignIn(viewer.email, place);
    throw new DomainError('WRONG_PASSWORD');
  }
  return passwordHash;
}
