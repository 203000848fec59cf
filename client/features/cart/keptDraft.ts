import type { ItemDraft } from './itemDraft';

const KEPT_AS = 'item-draft';

/** Keeps what a guest typed while they sign in. */
export function keepDraft(draft: ItemDraft): void {
  sessionStorage.setItem(KEPT_AS, JSON.stringify(draft));
}

/** The kept draft, once; null where there is none. */
export function takeKeptDraft(): ItemDraft | null {
  const kept = sessionStorage.getItem(KEPT_AS);
  sessionStorage.removeItem(KEPT_AS);
  return kept === null ? null : (JSON.parse(kept) as ItemDraft);
}
