import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';

/** What a stored item needs to be shown, as a card or as a row. */
export interface StoredItemProps {
  item: StoredItemCard_ItemFragment;
  isSelected: boolean;
  /** The same for all items and from one drawing to the next, so that a tick draws one item anew. */
  onSelect: (id: string, isSelected: boolean) => void;
  /**
   * What it would add to the parcel that is being built, in fen; null where no line carries both,
   * undefined while nothing is known.
   */
  extra?: number | null;
}
