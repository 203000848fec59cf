import { Not, type EntityManager } from 'typeorm';
import { checkedWords } from '../../platform/graphql/checked-words';
import { InputRefused } from '../../platform/graphql/validate-input';
import { Package } from './package.entity';

const length = { min: 1, max: 60 } as const;

/** Who carries a package, at most 60 characters. @throws InputRefused */
export const checkedCarrier = (carrier: string): string => checkedWords('carrier', carrier, length);

/**
 * A tracking number without the spaces that people write for reading it. It names one package alone: given twice,
 * one of both is a slip, and one shopper would follow the parcel of another.
 * @throws InputRefused without one, with more than 60 characters, and where another package has it
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
