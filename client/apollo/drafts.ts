import { tabStorage } from './browserStorage';

const STORAGE_KEY = 'drafts';
/** Maximum number of drafts; the oldest are deleted first. */
const MOST = 20;
const LONGEST = 50_000;

interface Draft {
  /** The form and what it is about, such as `refund <order id>`. */
  readonly of: string;
  /** Author of the draft; null is a guest, who may sign in to continue. */
  readonly owner: string | null;
  readonly values: unknown;
}

function readDrafts(): Draft[] {
  const kept = tabStorage.read(STORAGE_KEY);
  return Array.isArray(kept) ? (kept as (Draft | null)[]).filter((one) => one !== null) : [];
}

/** Keeps these alone; the picture of one that is not among them any more goes with it. */
function saveDrafts(drafts: readonly Draft[]): void {
  const kept = drafts.slice(-MOST);
  const gone = readDrafts().filter(({ of }) => kept.every((draft) => draft.of !== of));
  gone.forEach(({ of }) => tabStorage.save(pictureKey(of), null));
  tabStorage.save(STORAGE_KEY, kept.length > 0 ? kept : null);
}

/** The picture has a key of its own, as it would otherwise be written again with each keystroke. */
const pictureKey = (of: string) => `picture of ${of}`;

const others = (of: string) => readDrafts().filter((draft) => draft.of !== of);

/** Forgets what another shopper typed in this tab; what a guest typed belongs to whoever signs in first. */
export function claimDrafts(owner: string | null): void {
  if (owner === null) return;
  const own = readDrafts().filter((draft) => draft.owner === null || draft.owner === owner);
  saveDrafts(own.map((draft) => ({ ...draft, owner })));
}

/** Returns the draft that this person, or a guest, left in an unsent form; undefined without one. */
export function draftFor(of: string, owner: string | null): unknown {
  const draft = readDrafts().find((one) => one.of === of);
  return draft && (draft.owner === null || draft.owner === owner) ? draft.values : undefined;
}

/** Keeps what was typed into a form, in this tab, until it is sent or given up. */
export function saveDraft(of: string, owner: string | null, values: unknown): void {
  const isTooLong = JSON.stringify(values).length > LONGEST;
  saveDrafts(isTooLong ? others(of) : [...others(of), { of, owner, values }]);
}

export function forgetDraft(of: string): void {
  saveDrafts(others(of));
}

/** Returns the picture stored for a form as a `data:` address; null without one. */
export function draftPicture(of: string): string | null {
  const url = tabStorage.read(pictureKey(of));
  return typeof url === 'string' && url.startsWith('data:image/') ? url : null;
}

/** Keeps a picture as long as the draft of its form; returns whether there was room for it. */
export function saveDraftPicture(of: string, url: string): boolean {
  tabStorage.save(pictureKey(of), url);
  return draftPicture(of) === url;
}

/**
 * Returns the values of a form merged with a draft; missing values and those of another type keep the form's
 * default (an invalid number is stored as null).
 */
export function withStored<T>(values: T, kept: unknown): T {
  if (values === null) return (kept ?? values) as T;
  if (Array.isArray(values)) return Array.isArray(kept) ? (kept as T) : values;
  if (typeof values !== 'object') return typeof kept === typeof values ? (kept as T) : values;
  if (typeof kept !== 'object' || kept === null) return values;
  // A table has whatever names it is given.
  if (Object.keys(values).length === 0) return kept as T;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    withStored<unknown>(value, (kept as Record<string, unknown>)[name]),
  ]);
  return Object.fromEntries(entries) as T;
}
