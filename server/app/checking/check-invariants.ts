import { checkEach, type CheckOptions, type InvariantResult } from '../../platform/db/invariant';
import type { Services } from '../../platform/services';
import { modules } from '../modules';

/** Every invariant about the stored data. */
export const invariants = modules.flatMap(({ invariants = [] }) => invariants);

/** Checks every invariant on the live data; reads only, and may run while shoppers pay. */
export function checkInvariants(
  { db }: Pick<Services, 'db'>,
  { since }: CheckOptions = {},
): Promise<InvariantResult[]> {
  return checkEach(db.read, invariants, since);
}
