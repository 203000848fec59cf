import { unbrokenUnits } from './unbrokenUnits';

/** The name of an item, in which numbers stay in one line with their units. */
export function ItemName({ of }: { of: { name: string } }) {
  return unbrokenUnits(of.name);
}
