import { Not, type EntityManager } from 'typeorm';
import type { Services } from '../../platform/services';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { checkedWords } from '../../platform/validation/checked-words';
import { InputRefused } from '../../platform/validation/input-refused';
import { Package } from './package.entity';

const length = { min: 1, max: 60 } as const;

/** Validates the name of a carrier, at most 60 characters. @throws InputRefused */
export const checkedCarrier = (carrier: string): string => checkedWords('carrier', carrier, length);

/**
 * Returns a tracking number without the spaces that people add for readability. It belongs to one package
 * only: a second use is a mistake, and a shopper would follow another's parcel.
 * @throws InputRefused without one, with more than 60 characters, and if another package has it
 */
export async function checkedTrackingNumber(
  tx: EntityManager,
  { id }: Pick<Package, 'id'>,
  given: string,
): Promise<string> {
  const trackingNumber = checkedWords('trackingNumber', given.replace(/\s+/g, ''), length);
  const select = { id: true, number: true } as const;
  const other = await tx.findOne(Package, { where: { id: Not(id), trackingNumber }, select });
  if (!other) return trackingNumber;
  const type = `a number of its own; ${other.number} has this one`;
  throw new InputRefused({ trackingNumber: { key: 'expected', params: { type } } });
}

/**
 * Assigns a tracking number, by `checkedTrackingNumber` and `transitionPackage`, in one transaction. If
 * another package gets the same one at this instant, the database refuses the second; the repeated check then
 * finds the first.
 */
export function giveTrackingNumber<T>(
  { db }: Pick<Services, 'db'>,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  return retryTakenNumber(() => db.transaction(work));
}
