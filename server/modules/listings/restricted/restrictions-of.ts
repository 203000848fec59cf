import type { Services } from '../../../platform/services';
import { detects, readable } from './detect-goods';
import type { RestrictedKind } from './restricted-kinds';
import { readRestrictedRules, type RestrictedRule } from './restricted-rules';

/** What is said of an item, by its page or by a shopper. */
export interface DescribedGoods {
  readonly name: string;
  readonly specification?: string;
  readonly description?: string;
  readonly remark?: string;
}

/** What may keep an item from being sent. */
export interface Restriction {
  readonly kind: RestrictedKind;
  /** Whether no delivery line carries such goods at all. */
  readonly isForbidden: boolean;
  /** Whether we do not buy the item: its name tells of what is never carried. */
  readonly isRefused: boolean;
  /** Delivery lines that carry such goods, those that are not offered now as well. */
  readonly lineIds: readonly string[];
}

/**
 * Returns what may keep an item from being sent, by its words in English, Chinese and Japanese, what is
 * never carried first. What an item is called decides whether it is bought; a specification tells of colours
 * ("Tortoise shell"), a description or remark of other things ("do not pack it with a knife"), so by them it
 * is a warning alone. What arrives in the warehouse is looked at there.
 */
export function restrictionsOf(
  rules: readonly RestrictedRule[],
  { name, specification = '', description = '', remark = '' }: DescribedGoods,
): Restriction[] {
  const called = readable(name);
  const all = readable(name, specification, description, remark);
  const found = rules.filter(({ rule, detector }) => rule !== 'OFF' && detects(detector, all));
  const restrictions = found.map(({ kind, rule, lineIds, detector }) => {
    const isForbidden = rule === 'NEVER' || lineIds.length === 0;
    const isRefused = isForbidden && detects(detector, called);
    return { kind, isForbidden, isRefused, lineIds: isForbidden ? [] : lineIds };
  });
  return restrictions.sort((one, other) => Number(other.isForbidden) - Number(one.isForbidden));
}

/** The same by the rules of now: one statement a second at most. Not inside a transaction. */
export async function readRestrictions(
  services: Services,
  goods: DescribedGoods,
): Promise<Restriction[]> {
  return restrictionsOf(await readRestrictedRules(services), goods);
}
