import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { readFragment, type FragmentType } from '../../gql';
import { StoredItemCard_ItemFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useToasts } from '../../ui/ToastContext';
import { SelectionBar } from './SelectionBar';
import { StoredItemCard } from './StoredItemCard';

interface StoredItemListProps {
  items: readonly FragmentType<typeof StoredItemCard_ItemFragmentDoc>[];
}

/** The warehouse: choose what goes into one parcel. */
export function StoredItemList(props: StoredItemListProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const items = readFragment(StoredItemCard_ItemFragmentDoc, props.items);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const onShelf = items.filter(({ status }) => status === 'STORED');
  // An item that was marked may have left the shelf since.
  const selected = onShelf.filter(({ id }) => marked.has(id));
  const isAll = onShelf.length > 0 && selected.length === onShelf.length;

  function mark(id: string, isSelected: boolean) {
    const next = new Set(marked);
    if (isSelected) next.add(id);
    else next.delete(id);
    setMarked(next);
  }

  function pack() {
    if (selected.length === 0)
      return toasts.show({ type: 'error', text: text('warehouse.noneSelected') });
    return navigate(paths.confirmInfo.href({ ids: selected.map(({ id }) => id).join(',') }));
  }

  return (
    <Stack gap="4">
      <chakra.label display="flex" alignItems="center" gap="3" minHeight="44px" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="20px"
          disabled={onShelf.length === 0}
          checked={isAll}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={() => setMarked(new Set(isAll ? [] : onShelf.map(({ id }) => id)))}
        />
        <FormattedMessage id="warehouse.selectAll" values={{ count: onShelf.length }} />
      </chakra.label>
      <chakra.ul display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" listStyleType="none">
        {items.map((item) => (
          <StoredItemCard
            key={item.id}
            item={item}
            isSelected={marked.has(item.id) && item.status === 'STORED'}
            onSelect={(isSelected) => mark(item.id, isSelected)}
          />
        ))}
      </chakra.ul>
      <SelectionBar
        count={selected.length}
        weightGrams={selected.reduce((sum, { weightGrams }) => sum + weightGrams, 0)}
        onPack={() => void pack()}
      />
    </Stack>
  );
}
