import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';

/** Props of a stored item as a card or as a row. */
export interface StoredItemProps {
  item: StoredItemCard_ItemFragment;
  isSelected: boolean;
  /** Stable across renders, so that a selection renders one item only. */
  onSelect: (id: string, isSelected: boolean) => void;
  /**
   * Cost that it would add to the current parcel, in fen; null if no line carries both, undefined while
   * unknown.
   */
  extra?: number | null;
}
