import { MoreThan, type EntityManager } from 'typeorm';
import { HOUR_MS, later, MINUTE_MS } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import { AccountToken } from './account-token.entity';

/** Links mailed to one address in an hour, and asked for by one shopper. */
const MAX_TO_ADDRESS = 3;
const MAX_OF_SHOPPER = 6;

/**
 * Counts the links of the last hour, also those for addresses nobody owns: being told to wait then
 * says nothing of who is known. @throws DomainError TOO_MANY_REQUESTS with the minutes to wait
 */
export async function refuseTooManyEmails(
  tx: EntityManager,
  { sentTo, userId }: { readonly sentTo: string; readonly userId: string | null },
  now: Date,
): Promise<void> {
  const createdAt = MoreThan(later(now, -HOUR_MS));
  const order = { createdAt: 'DESC' } as const;
  const toAddress = await tx.find(AccountToken, { where: { sentTo, createdAt }, order });
  refuseBeyond(MAX_TO_ADDRESS, toAddress, now);
  if (!userId) return;
  const ofShopper = await tx.find(AccountToken, { where: { userId, createdAt }, order });
  refuseBeyond(MAX_OF_SHOPPER, ofShopper, now);
}

/** Whether an address has had all the emails of this hour. */
export async function isOverEmailLimit(
  tx: EntityManager,
  sentTo: string,
  now: Date,
): Promise<boolean> {
  const createdAt = MoreThan(later(now, -HOUR_MS));
  return (await tx.countBy(AccountToken, { sentTo, createdAt })) >= MAX_TO_ADDRESS;
}

/** `newestFirst`: an email is allowed again when the oldest that still counts is an hour old. */
function refuseBeyond(max: number, newestFirst: readonly AccountToken[], now: Date): void {
  const oldest = newestFirst[max - 1];
  if (!oldest) return;
  const waitMs = later(oldest.createdAt, HOUR_MS).getTime() - now.getTime();
  throw new DomainError('TOO_MANY_REQUESTS', { minutes: Math.ceil(waitMs / MINUTE_MS) });
}
