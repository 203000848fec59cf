import { MoreThan, type EntityManager } from 'typeorm';
import { HOUR_MS, later, MINUTE_MS } from '../../../kernel/clock';
import { rateLimited } from '../../../kernel/errors';
import { AccountToken, type LinkPurpose } from './account-token.entity';

/** Links mailed to one address, and requested by one shopper, per hour. */
const MAX_TO_ADDRESS = 3;
const MAX_OF_SHOPPER = 6;
/** Minimum time between two activation emails to one address (API-12); pages count it down. */
const ACTIVATION_REST_MS = MINUTE_MS;

interface EmailRequest {
  readonly purpose: LinkPurpose;
  readonly sentTo: string;
  readonly userId: string | null;
}

/**
 * Counts the links of the last hour, also those for addresses nobody owns, so that a refusal does not reveal
 * which are registered. A link that verifies an address, or changes to it, waits a minute for the next.
 * Throws DomainError RATE_LIMITED with the time to wait.
 */
export async function refuseTooManyEmails(
  tx: EntityManager,
  { purpose, sentTo, userId }: EmailRequest,
  now: Date,
): Promise<void> {
  const createdAt = MoreThan(later(now, -HOUR_MS));
  const order = { createdAt: 'DESC' } as const;
  const toAddress = await tx.find(AccountToken, { where: { sentTo, createdAt }, order });
  refuseUntilOlder(toAddress[MAX_TO_ADDRESS - 1], HOUR_MS, now);
  const latest = toAddress.find((link) => link.purpose === purpose);
  if (purpose !== 'RESET') refuseUntilOlder(latest, ACTIVATION_REST_MS, now);
  if (!userId) return;
  const ofShopper = await tx.find(AccountToken, { where: { userId, createdAt }, order });
  refuseUntilOlder(ofShopper[MAX_OF_SHOPPER - 1], HOUR_MS, now);
}

/** Returns whether an address has reached its email limit of this hour. */
export async function isOverEmailLimit(
  tx: EntityManager,
  sentTo: string,
  now: Date,
): Promise<boolean> {
  const createdAt = MoreThan(later(now, -HOUR_MS));
  return (await tx.countBy(AccountToken, { sentTo, createdAt })) >= MAX_TO_ADDRESS;
}

function refuseUntilOlder(link: AccountToken | undefined, ageMs: number, now: Date): void {
  const waitMs = link ? later(link.createdAt, ageMs).getTime() - now.getTime() : 0;
  if (waitMs > 0) throw rateLimited(waitMs);
}
