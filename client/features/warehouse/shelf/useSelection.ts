import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabStorage } from '../../../apollo/browserStorage';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';

const KEPT_AS = 'chosen-items';

/** Keeps which items are chosen, until the browser tab is closed. */
function keepSelection(ids: ReadonlySet<string>): void {
  tabStorage.keep(KEPT_AS, [...ids].join());
}

/** The ids of the items that were chosen when the warehouse was left, with commas between. */
function keptSelection(): string {
  const kept = tabStorage.read(KEPT_AS);
  return typeof kept === 'string' ? kept : '';
}

const neverChanges = () => () => {};

function withoutItems(params: URLSearchParams): URLSearchParams {
  params.delete('items');
  return params;
}

type Item = Pick<StoredItemCard_ItemFragment, 'id' | 'availableActions'>;

/**
 * Which items are chosen for a parcel, also after a look at another screen; one that cannot be
 * packed any more is not. `?items=` adds those with which somebody came here, until the first press.
 */
export function useSelection<T extends Item>(items: readonly T[]) {
  // Read once the screen stands in a browser; from the first press on, what is pressed counts.
  const kept = useSyncExternalStore(neverChanges, keptSelection, () => '');
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
    keepSelection(next);
    if (brought.length > 0) setParams(withoutItems, { replace: true, preventScrollReset: true });
  }

  return { selected, isSelected, mark };
}
