import { tabStorage } from '../../apollo/tabStorage';
import type { ItemDraft } from './itemDraft';

const KEPT_AS = 'item-draft';

interface Kept {
  /** Address of the page it was typed on: another item is another form. */
  address: string;
  draft: ItemDraft;
}

/** Keeps what was typed on a page, with the chosen variant and quantity, while its shopper signs in. */
export function keepDraft(address: string, draft: ItemDraft): void {
  tabStorage()?.setItem(KEPT_AS, JSON.stringify({ address, draft } satisfies Kept));
}

/**
 * What was typed on the page of this address before; null where nothing was. It stays until the item is
 * in the cart, since signing in may draw the page anew more than once.
 */
export function keptDraft(address: string): ItemDraft | null {
  const kept = JSON.parse(tabStorage()?.getItem(KEPT_AS) ?? 'null') as Kept | null;
  // A quantity that was no number is kept as null.
  if (kept) kept.draft.quantity ??= 1;
  return kept?.address === address ? kept.draft : null;
}

/** Forgets it: the item is in the cart, or is no longer what it was. */
export function forgetDraft(): void {
  tabStorage()?.removeItem(KEPT_AS);
}
