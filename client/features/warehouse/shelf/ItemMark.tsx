import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import type { StoredItemProps } from './storedItemProps';

/** The box that puts a stored item into the parcel; only one that can be packed has one (RT-15). */
export function ItemMark({
  item,
  isSelected,
  onSelect,
  noteId,
}: StoredItemProps & { noteId: string }) {
  const text = useText();
  const isPackable = item.availableActions.includes('PACK');
  return (
    <Pick>
      <chakra.input
        type="checkbox"
        boxSize="20px"
        aria-label={text('warehouse.select', { name: item.name })}
        aria-describedby={isPackable ? undefined : noteId}
        disabled={!isPackable}
        checked={isSelected}
        onChange={(event) => onSelect(item.id, event.target.checked)}
      />
      <span data-word aria-hidden>
        <FormattedMessage id={isSelected ? 'warehouse.inParcel' : 'warehouse.add'} />
      </span>
    </Pick>
  );
}

const Pick = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingX: '3',
    background: 'surface',
    borderRadius: '4px 0',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
    '&:has(:checked)': { background: 'brand', color: 'brandText' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
