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
import { useStableCallback } from '../../../ui/useStableCallback';
import { useToasts } from '../../../ui/feedback/ToastContext';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';
import { arrangeItems } from './arrangeItems';
import { ParcelSheet } from './ParcelSheet';
import { shelfColumns, storeGrid } from './storeGrid';
import { StoredItemCard } from './StoredItemCard';
import { StoredItemRow } from './StoredItemRow';
import { StoredItemTable } from './StoredItemTable';
import { useStoreView } from './storeView';
import { StoreToolbar } from './StoreToolbar';
import { UrgentNote } from './UrgentNote';
import { useFreeDays } from './useFreeDays';
import { useParcelEstimate } from './useParcelEstimate';
import { useSelection } from './useSelection';

interface StoredItemListProps {
  items: readonly FragmentType<typeof StoredItemCard_ItemFragmentDoc>[];
}

/** The shelf, and the parcel that is built from it. */
export function StoredItemList(props: StoredItemListProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const items = useFreeDays(readFragment(StoredItemCard_ItemFragmentDoc, props.items));
  const { view, change } = useStoreView();
  const { selected, isSelected, mark } = useSelection(items);
  const markOne = useStableCallback((id: string, isChosen: boolean) => mark([id], isChosen));
  const selectedIds = selected.map(({ id }) => id);
  const parcel = useParcelEstimate(selectedIds, view.country);
  const shown = arrangeItems(items, view);
  const packable = items.filter(({ availableActions }) => availableActions.includes('PACK'));
  const packableShown = shown.filter((item) => packable.includes(item));
  const fitting = packable.filter(({ id }) => parcel.extras.get(id) === 0).map(({ name }) => name);
  const Item = view.layout === 'grid' ? StoredItemCard : StoredItemRow;
  const shownItems = shown.map((item) => (
    <Item
      key={item.id}
      item={item}
      isSelected={isSelected(item)}
      onSelect={markOne}
      extra={parcel.extras.get(item.id)}
    />
  ));

  /** Said where the button that is not ready is pressed (VA-16). */
  function refuse() {
    const reason =
      selected.length === 0
        ? text('warehouse.noneSelected')
        : text('warehouse.tooMany', { max: MAX_PARCEL_ITEMS });
    toasts.show({ type: 'error', text: reason });
  }

  return (
    <Stack gap="4">
      <StoreToolbar view={view} itemCount={items.length} onChange={change}>
        <SelectAll
          count={packableShown.length}
          chosenCount={packableShown.filter(isSelected).length}
          onChange={(isChosen) =>
            mark(
              packableShown.map(({ id }) => id),
              isChosen,
            )
          }
        >
          <FormattedMessage id="warehouse.selectAll" values={{ count: packableShown.length }} />
        </SelectAll>
      </StoreToolbar>
      <UrgentNote items={packable} />
      <chakra.div {...shelfColumns}>
        {shown.length === 0 ? (
          <EmptyState title={text('warehouse.noMatch', { query: view.query })}>
            <Button isRepeatable onClick={() => change({ query: '' })}>
              <FormattedMessage id="warehouse.clearSearch" />
            </Button>
          </EmptyState>
        ) : view.layout === 'grid' ? (
          <chakra.ul {...storeGrid} listStyleType="none">
            {shownItems}
          </chakra.ul>
        ) : (
          <StoredItemTable>{shownItems}</StoredItemTable>
        )}
        <ParcelSheet
          items={selected}
          packableCount={packable.length}
          parcel={parcel}
          fitting={fitting}
          onRemove={(id) => mark([id], false)}
          onCountry={(country) => change({ country })}
          onPack={() => void navigate(paths.confirmInfo.href({ ids: selectedIds.join(',') }))}
          onRefuse={refuse}
        />
      </chakra.div>
    </Stack>
  );
}
