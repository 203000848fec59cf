import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import { hashToken, newToken } from '../../../kernel/tokens';
import { AccountToken } from './account-token.entity';
import { isOverEmailLimit } from './email-limit';

/**
 * Counts an email without a link towards the limit of an address: it is stored as a link that is already
 * used. Returns false when the address has reached its limit of this hour. Lock the shopper first.
 */
export async function countEmail(
  tx: EntityManager,
  owner: { readonly userId: string; readonly sentTo: string },
  now: Date,
): Promise<boolean> {
  if (await isOverEmailLimit(tx, owner.sentTo, now)) return false;
  await tx.insert(AccountToken, {
    ...{ id: newId(), ...owner, purpose: 'RESET', tokenHash: hashToken(newToken()) },
    ...{ createdAt: now, expiresAt: now, usedAt: now },
  });
  return true;
}
