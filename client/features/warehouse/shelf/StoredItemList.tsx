import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { readFragment, type FragmentType } from '../../../gql';
import { StoredItemCard_ItemFragmentDoc } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SelectAll } from '../../../ui/lists/Selection';
import { useToasts } from '../../../ui/feedback/ToastContext';
import { arrangeItems } from './arrangeItems';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';
import { SelectionBar } from './SelectionBar';
import { SelectionEstimate } from './SelectionEstimate';
import { storeGrid } from './storeGrid';
import { StoredItemCard } from './StoredItemCard';
import { StoredItemRow } from './StoredItemRow';
import { StoredItemTable } from './StoredItemTable';
import { StoreToolbar } from './StoreToolbar';
import { useSelection } from './useSelection';
import { useStoreView } from './useStoreView';

interface StoredItemListProps {
  items: readonly FragmentType<typeof StoredItemCard_ItemFragmentDoc>[];
}

/** The warehouse: choose what goes into one parcel. */
export function StoredItemList(props: StoredItemListProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const items = readFragment(StoredItemCard_ItemFragmentDoc, props.items);
  const { view, change } = useStoreView();
  const { selected, isSelected, mark } = useSelection(items);
  const shown = arrangeItems(items, view);
  const packable = shown.filter(({ availableActions }) => availableActions.includes('PACK'));
  const selectedIds = selected.map(({ id }) => id);
  const Item = view.layout === 'grid' ? StoredItemCard : StoredItemRow;
  const shownItems = shown.map((item) => (
    <Item
      key={item.id}
      item={item}
      isSelected={isSelected(item)}
      onSelect={(isChosen) => mark([item.id], isChosen)}
    />
  ));

  function pack() {
    const refuse = (message: string) => toasts.show({ type: 'error', text: message });
    if (selected.length === 0) return refuse(text('warehouse.noneSelected'));
    if (selected.length > MAX_PARCEL_ITEMS)
      return refuse(text('warehouse.tooMany', { max: MAX_PARCEL_ITEMS }));
    return navigate(paths.confirmInfo.href({ ids: selectedIds.join(',') }));
  }

  return (
    <Stack gap="4">
      <StoreToolbar view={view} onChange={change} />
      {shown.length === 0 ? (
        <EmptyState title={text('warehouse.noMatch', { query: view.query })}>
          <Button isRepeatable onClick={() => change({ query: '' })}>
            <FormattedMessage id="warehouse.clearSearch" />
          </Button>
        </EmptyState>
      ) : (
        <>
          <SelectAll
            count={packable.length}
            chosenCount={packable.filter(isSelected).length}
            onChange={(isChosen) =>
              mark(
                packable.map(({ id }) => id),
                isChosen,
              )
            }
          >
            <FormattedMessage id="warehouse.selectAll" values={{ count: packable.length }} />
          </SelectAll>
          {view.layout === 'grid' ? (
            <chakra.ul {...storeGrid} listStyleType="none">
              {shownItems}
            </chakra.ul>
          ) : (
            <StoredItemTable>{shownItems}</StoredItemTable>
          )}
        </>
      )}
      <SelectionBar
        count={selected.length}
        weightGrams={selected.reduce((sum, { weightGrams }) => sum + weightGrams, 0)}
        onPack={() => void pack()}
      >
        <SelectionEstimate
          storedItemIds={selectedIds}
          country={view.country}
          onCountry={(country) => change({ country })}
        />
      </SelectionBar>
    </Stack>
  );
}
