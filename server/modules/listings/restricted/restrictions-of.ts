import type { Services } from '../../../platform/services';
import { detects, readable } from './detect-goods';
import type { RestrictedKind } from './restricted-kinds';
import { readRestrictedRules, type RestrictedRule } from './restricted-rules';

/** The description of an item, by its page or by a shopper. */
export interface DescribedGoods {
  readonly name: string;
  readonly specification?: string;
  readonly description?: string;
  readonly remark?: string;
}

/** A reason why an item may not be sent. */
export interface Restriction {
  readonly kind: RestrictedKind;
  /** True if no delivery line carries such goods. */
  readonly isForbidden: boolean;
  /** True if the item cannot be bought: its name denotes goods that are never carried. */
  readonly isRefused: boolean;
  /** Delivery lines that carry such goods, including those that are not offered now. */
  readonly lineIds: readonly string[];
}

/**
 * Returns the reasons why an item may not be sent, by its words in English, Chinese and Japanese, the
 * strictest first. Only the name decides whether it can be bought; a specification mentions colours
 * ("Tortoise shell"), a description or remark other things ("do not pack it with a knife"), so they cause
 * only a warning. The warehouse inspects what arrives.
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

/**
 * Returns the restrictions by the current rules: one statement a second at most. Not inside a transaction.
 */
export async function readRestrictions(
  services: Services,
  goods: DescribedGoods,
): Promise<Restriction[]> {
  return restrictionsOf(await readRestrictedRules(services), goods);
}
