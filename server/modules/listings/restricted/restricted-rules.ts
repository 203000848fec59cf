import { seconds } from '../../../kernel/clock';
import type { Database } from '../../../platform/db/database';
import { cached } from '../../../platform/ttl-cache';
import { detectorOf, type Detector, type OwnWords } from './detect-goods';
import { RestrictedGoods } from './restricted-goods.entity';
import {
  restrictedKindCodes,
  restrictedKinds,
  restrictionRules,
  type KindTerms,
  type RestrictedKind,
} from './restricted-kinds';

/** Time for which a change by another process may stay unseen, as with the site configuration. */
const KEPT_MS = seconds(1);

/** The current rule and words of a kind. */
export interface RestrictedRule extends KindTerms {
  readonly kind: RestrictedKind;
  /** The operator's additional words; each list is in the order it was written. */
  readonly ownWords: OwnWords;
  readonly isChanged: boolean;
  readonly detector: Detector;
}

const kept = cached(KEPT_MS, load);

/** Returns the current rule of each kind; one statement a second at most. Not inside a transaction. */
export const readRestrictedRules = kept.read;

/** After a change in this process the next reader queries the database. */
export const forgetRestrictedRules = kept.invalidate;

async function load(db: Database): Promise<readonly RestrictedRule[]> {
  const rows = await db.read.find(RestrictedGoods);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return restrictedKindCodes.map((kind) => ruleOf(kind, byKind.get(kind)));
}

const nothing: OwnWords = { en: [], zh: [], exceptions: [] };

/** A row of another version that this one cannot read counts as missing. */
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

/** The initial rules of every site. */
export const initialRules = restrictedKindCodes.map((kind) => ruleOf(kind, undefined));

function listOf(text: string): string[] {
  return text.split(',').filter(Boolean);
}
