import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';

/** What a stored item needs to be shown, as a card or as a row. */
export interface StoredItemProps {
  item: StoredItemCard_ItemFragment;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}
