import { DomainError } from '../../../kernel/errors';
import type { Services } from '../../../platform/services';
import { consumeAttempt, isPasswordRight } from '../../accounts/public';
import { StaffMember } from '../staff-member.entity';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly clientAddress: string;
}

/**
 * Returns the active person whose password this is. It takes as long for an unknown address, and the same limits
 * count as for shoppers. It hashes, so call it before a transaction.
 * @throws DomainError WRONG_CREDENTIALS for whatever does not fit; RATE_LIMITED after repeated failures
 */
export async function checkStaffPassword(
  services: Services,
  { email: typed, password, clientAddress }: Credentials,
): Promise<StaffMember> {
  const email = typed.trim().toLowerCase();
  // A failed attempt counts for this account of the staff, and not for a shopper of that address.
  const guesser = { email: `staff ${email}`, clientAddress };
  const refundAttempt = await consumeAttempt(services.rateLimits, guesser);
  const member = await services.db.read.findOneBy(StaffMember, { email, status: 'ACTIVE' });
  const passwordHash = member?.passwordHash ?? undefined;
  const isRight = await isPasswordRight(services, { password, passwordHash, clientAddress });
  if (!isRight || !member) throw new DomainError('WRONG_CREDENTIALS');
  await refundAttempt();
  return member;
}
