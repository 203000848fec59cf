import { chakra } from '@chakra-ui/react';
import { useText } from '../../../i18n/useText';
import type { StoredItemProps } from './storedItemProps';

/** The box that selects a stored item; only one that can be packed can be selected (RT-15). */
export function ItemMark({
  item,
  isSelected,
  onSelect,
  noteId,
}: StoredItemProps & { noteId: string }) {
  const text = useText();
  const isPackable = item.availableActions.includes('PACK');
  return (
    <chakra.span display="inline-grid" placeItems="center" boxSize="32px" flexShrink="0">
      <chakra.input
        type="checkbox"
        boxSize="20px"
        aria-label={text('warehouse.select', { name: item.name })}
        aria-describedby={isPackable ? undefined : noteId}
        disabled={!isPackable}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
    </chakra.span>
  );
}
