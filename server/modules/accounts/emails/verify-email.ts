import { DomainError } from '../../../kernel/errors';
import type { Services } from '../../../platform/services';
import { redeemLink } from '../links/redeem-link';
import { User } from '../user.entity';

/**
 * Verifies the address that a mailed link was sent to (EN-02); returns it.
 * @throws DomainError LINK_UNKNOWN, LINK_USED; LINK_EXPIRED, also when the shopper has another address by now
 */
export function verifyEmail({ db, clock }: Services, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const { userId: id, sentTo } = await redeemLink(tx, 'VERIFY', token, clock.now());
    const owner = { id, email: sentTo };
    const { affected } = await tx.update(User, owner, { isEmailVerified: true });
    if (affected !== 1) throw new DomainError('LINK_EXPIRED');
    return sentTo;
  });
}
