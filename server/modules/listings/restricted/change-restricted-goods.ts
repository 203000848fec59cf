import type { Actor } from '../../../kernel/actor';
import { changedFigures, recordAction } from '../../../platform/audit/audit';
import { InputRefused } from '../../../platform/validation/input-refused';
import type { Services } from '../../../platform/services';
import { listDeliveryLines } from '../../delivery/public';
import { RestrictedGoods } from './restricted-goods.entity';
import { restrictedKinds, type RestrictedKind, type RestrictionRule } from './restricted-kinds';
import {
  forgetRestrictedRules,
  readRestrictedRules,
  type RestrictedRule,
} from './restricted-rules';

/** Changes of a kind; an omitted field stays. A list replaces the earlier one. */
export interface RestrictedGoodsChange {
  readonly rule?: RestrictionRule | undefined;
  readonly lineIds?: readonly string[] | undefined;
  readonly wordsEn?: readonly string[] | undefined;
  readonly wordsZh?: readonly string[] | undefined;
  readonly exceptions?: readonly string[] | undefined;
}

const MOST_WORDS = 100;

/**
 * Changes the rule and the words of a kind of goods; other processes follow within a second. Returns the new
 * rule. Items in carts are checked again when they are viewed and ordered.
 * @throws InputRefused (VALIDATION_FAILED) for an unknown delivery line and for an invalid word
 */
export async function changeRestrictedGoods(
  services: Services,
  by: Actor,
  kind: RestrictedKind,
  change: RestrictedGoodsChange,
): Promise<RestrictedRule> {
  const now = await ruleOf(services, kind);
  const lineIds = change.lineIds ?? now.lineIds;
  const known = (await listDeliveryLines(services)).map(({ id }) => id);
  if (!lineIds.every((id) => known.includes(id)))
    throw expected('lines', `some of ${known.join(' ')}`);
  const row = {
    kind,
    rule: change.rule ?? now.rule,
    lineIds: lineIds.join(','),
    wordsEn: wordsOf('wordsEn', change.wordsEn ?? now.ownWords.en),
    wordsZh: wordsOf('wordsZh', change.wordsZh ?? now.ownWords.zh),
    exceptions: wordsOf('exceptions', change.exceptions ?? now.ownWords.exceptions),
  };
  return replace(services, by, kind, row);
}

/** Resets a kind to its initial rule. */
export function resetRestrictedGoods(
  services: Services,
  by: Actor,
  kind: RestrictedKind,
): Promise<RestrictedRule> {
  return replace(services, by, kind, null);
}

async function replace(
  services: Services,
  by: Actor,
  kind: RestrictedKind,
  row: RestrictedGoods | null,
): Promise<RestrictedRule> {
  await services.db.transaction(async (tx) => {
    const former = await tx.findOneBy(RestrictedGoods, { kind });
    await tx.delete(RestrictedGoods, { kind });
    if (row) await tx.insert(RestrictedGoods, row);
    const action = row ? 'RESTRICTED_GOODS_CHANGED' : 'RESTRICTED_GOODS_RESET';
    const change = changedFigures({ ...(former ?? initial(kind)) }, { ...(row ?? initial(kind)) });
    await recordAction(tx, by, { action, subject: kind, ...change }, services.clock.now());
  });
  forgetRestrictedRules(services);
  return ruleOf(services, kind);
}

/** Returns the row that would say what is valid without one. */
function initial(kind: RestrictedKind): RestrictedGoods {
  const { rule, lineIds } = restrictedKinds[kind];
  return { kind, rule, lineIds: lineIds.join(','), wordsEn: '', wordsZh: '', exceptions: '' };
}

async function ruleOf(services: Services, kind: RestrictedKind): Promise<RestrictedRule> {
  const rule = (await readRestrictedRules(services)).find((one) => one.kind === kind);
  if (!rule) throw new Error(`No rule of ${kind}.`);
  return rule;
}

/** Words are letters and digits with spaces or hyphens between, without special characters of patterns. */
function wordsOf(field: string, words: readonly string[]): string {
  const clean = words.map((word) => word.normalize('NFKC').toLowerCase().trim()).filter(Boolean);
  const isWord = (word: string) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,59}$/u.test(word);
  if (clean.length > MOST_WORDS || !clean.every(isWord))
    throw expected(field, `at most ${MOST_WORDS} words of letters and digits, parted by commas`);
  return [...new Set(clean)].join(',');
}

function expected(field: string, type: string): InputRefused {
  return new InputRefused({ [field]: { key: 'expected', params: { type } } });
}
