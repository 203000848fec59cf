import { tabStorage } from './browserStorage';

const KEPT_AS = 'drafts';
/** As many as one works on at a time; the oldest go first. */
const MOST = 20;
const LONGEST = 50_000;

interface Draft {
  /** The form and what it is about, such as `refund <order id>`. */
  readonly of: string;
  /** Who typed it; null is a guest, who may sign in to go on. */
  readonly owner: string | null;
  readonly values: unknown;
}

function readDrafts(): Draft[] {
  const kept = tabStorage.read(KEPT_AS);
  return Array.isArray(kept) ? (kept as (Draft | null)[]).filter((one) => one !== null) : [];
}

function keepDrafts(drafts: readonly Draft[]): void {
  tabStorage.keep(KEPT_AS, drafts.length > 0 ? drafts.slice(-MOST) : null);
}

const others = (of: string) => readDrafts().filter((draft) => draft.of !== of);

/** Forgets what another shopper typed in this tab; a guest may be the one who typed it. */
export function forgetOthers(owner: string | null): void {
  if (owner === null) return;
  keepDrafts(readDrafts().filter((draft) => draft.owner === null || draft.owner === owner));
}

/** Returns what this person, or a guest, typed into a form that was not sent; undefined where nothing is kept. */
export function draftFor(of: string, owner: string | null): unknown {
  const draft = readDrafts().find((one) => one.of === of);
  return draft && (draft.owner === null || draft.owner === owner) ? draft.values : undefined;
}

/** Keeps what was typed into a form, in this tab, until it is sent or given up. */
export function keepDraft(of: string, owner: string | null, values: unknown): void {
  const isTooLong = JSON.stringify(values).length > LONGEST;
  keepDrafts(isTooLong ? others(of) : [...others(of), { of, owner, values }]);
}

export function forgetDraft(of: string): void {
  keepDrafts(others(of));
}

/**
 * Returns the values of a form with what was kept of them; what is missing, or is of another type than the form knows,
 * stays as the form has it (a number that was none is kept as null).
 */
export function withKept<T>(values: T, kept: unknown): T {
  if (values === null) return (kept ?? values) as T;
  if (Array.isArray(values)) return Array.isArray(kept) ? (kept as T) : values;
  if (typeof values !== 'object') return typeof kept === typeof values ? (kept as T) : values;
  if (typeof kept !== 'object' || kept === null) return values;
  // A table has whatever names it is given.
  if (Object.keys(values).length === 0) return kept as T;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    withKept<unknown>(value, (kept as Record<string, unknown>)[name]),
  ]);
  return Object.fromEntries(entries) as T;
}
