import type { Services } from '../platform/services';
import { modules } from './modules';

/** Every invariant about the stored data. */
export const invariants = modules.flatMap(({ invariants = [] }) => invariants);

export interface InvariantResult {
  readonly invariant: string;
  /** What breaks it, in words; at most 100. */
  readonly violations: readonly string[];
}

/** Checks every invariant on the live data; reads only, and may run while shoppers pay. */
export async function checkInvariants({ db }: Pick<Services, 'db'>): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const { name, findViolations } of invariants)
    results.push({ invariant: name, violations: await findViolations(db.read) });
  return results;
}
