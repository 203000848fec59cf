import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabStorage } from '../../../apollo/browserStorage';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';

const STORAGE_KEY = 'chosen-items';

/** Keeps which items are chosen, until the browser tab is closed. */
function saveSelection(ids: ReadonlySet<string>): void {
  tabStorage.save(STORAGE_KEY, [...ids].join());
}

/** The ids of the items that were chosen when the warehouse was left, with commas between. */
function storedSelection(): string {
  const kept = tabStorage.read(STORAGE_KEY);
  return typeof kept === 'string' ? kept : '';
}

const neverChanges = () => () => {};

function withoutItems(params: URLSearchParams): URLSearchParams {
  params.delete('items');
  return params;
}

type Item = Pick<StoredItemCard_ItemFragment, 'id' | 'availableActions'>;

/**
 * Returns the selected items, which survive navigation; items that can no longer be packed are dropped.
 * `?items=` adds items until the first press.
 */
export function useSelection<T extends Item>(items: readonly T[]) {
  // The selection is read after hydration; from the first press on, presses take precedence.
  const kept = useSyncExternalStore(neverChanges, storedSelection, () => '');
  const [pressed, setPressed] = useState<ReadonlySet<string>>();
  const [params, setParams] = useSearchParams();
  const brought = params.get('items')?.split(',') ?? [];
  const marked = pressed ?? new Set([...kept.split(','), ...brought]);
  const selected = items.filter(
    ({ id, availableActions }) => availableActions.includes('PACK') && marked.has(id),
  );
  const isSelected = (item: Item) => selected.some(({ id }) => id === item.id);

  /** Chooses all of these, or none of them; the others stay as they are. */
  function mark(ids: readonly string[], isChosen: boolean) {
    const next = new Set(marked);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setPressed(next);
    saveSelection(next);
    if (brought.length > 0) setParams(withoutItems, { replace: true, preventScrollReset: true });
  }

  return { selected, isSelected, mark };
}
