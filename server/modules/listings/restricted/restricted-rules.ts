import { seconds } from '../../../kernel/clock';
import type { Database } from '../../../platform/db/database';
import { keptFor } from '../../../platform/kept';
import { detectorOf, type Detector, type OwnWords } from './detect-goods';
import { RestrictedGoods } from './restricted-goods.entity';
import {
  restrictedKindCodes,
  restrictedKinds,
  restrictionRules,
  type KindTerms,
  type RestrictedKind,
} from './restricted-kinds';

/** For how long a change made by another process may stay unseen, as with the site configuration. */
const KEPT_MS = seconds(1);

/** How a kind is treated now, and how its goods are known. */
export interface RestrictedRule extends KindTerms {
  readonly kind: RestrictedKind;
  /** What the operator added to the words we know; each list is sorted as it was written. */
  readonly ownWords: OwnWords;
  readonly isChanged: boolean;
  readonly detector: Detector;
}

const kept = keptFor(KEPT_MS, load);

/** Returns how each kind is treated now; one statement a second at most. Not inside a transaction. */
export const readRestrictedRules = kept.read;

/** After a change in this process the next reader asks the database. */
export const forgetRestrictedRules = kept.forget;

async function load(db: Database): Promise<readonly RestrictedRule[]> {
  const rows = await db.read.find(RestrictedGoods);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return restrictedKindCodes.map((kind) => ruleOf(kind, byKind.get(kind)));
}

const nothing: OwnWords = { en: [], zh: [], exceptions: [] };

/** A row that another version wrote and this one cannot read counts as not there. */
function ruleOf(kind: RestrictedKind, row: RestrictedGoods | undefined): RestrictedRule {
  const rule = restrictionRules.find((known) => known === row?.rule);
  if (!row || !rule) return restrictedRule(kind, restrictedKinds[kind], nothing, false);
  const ownWords = {
    ...{ en: listOf(row.wordsEn), zh: listOf(row.wordsZh) },
    exceptions: listOf(row.exceptions),
  };
  return restrictedRule(kind, { rule, lineIds: listOf(row.lineIds) }, ownWords, true);
}

function restrictedRule(
  kind: RestrictedKind,
  { rule, lineIds }: KindTerms,
  ownWords: OwnWords,
  isChanged: boolean,
): RestrictedRule {
  return { kind, rule, lineIds, ownWords, isChanged, detector: detectorOf(kind, ownWords) };
}

/** What every site begins with. */
export const initialRules = restrictedKindCodes.map((kind) => ruleOf(kind, undefined));

function listOf(text: string): string[] {
  return text.split(',').filter(Boolean);
}
