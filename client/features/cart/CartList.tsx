import { chakra, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { readFragment, type FragmentType } from '../../gql';
import { CartItemRow_ItemFragmentDoc } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { RuledRows } from '../../ui/layout/StateRow';
import { Dialog } from '../../ui/feedback/Dialog';
import { SelectAll } from '../../ui/lists/Selection';
import { ShopName } from '../../ui/values/ShopName';
import { useStableCallback } from '../../ui/useStableCallback';
import { shopsOf, type Shop } from '../../ui/values/shopsOf';
import { CartItemRow } from './CartItemRow';
import { useCartCommands } from './useCartCommands';
import { useRemoveWithUndo } from './useRemoveWithUndo';

interface CartListProps {
  items: FragmentType<typeof CartItemRow_ItemFragmentDoc>[];
  /** Gets the field of an item while its quantity cannot be. */
  onRefusedQuantity: (id: string, field: HTMLInputElement | null) => void;
}

/** The items grouped by shop. Removing one can be undone; removing many asks first. */
export function CartList(props: CartListProps) {
  const text = useText();
  const items = readFragment(CartItemRow_ItemFragmentDoc, props.items);
  const { changeQuantity, select, remove } = useCartCommands();
  const list = useRef<HTMLDivElement>(null);
  const removeWithUndo = useRemoveWithUndo(() => list.current?.focus({ preventScroll: true }));
  const ofRow = {
    onSelect: useStableCallback((id: string, isChosen: boolean) => void select([id], isChosen)),
    onQuantity: useStableCallback(changeQuantity),
    onRefusedQuantity: useStableCallback(props.onRefusedQuantity),
    onRemove: useStableCallback(removeWithUndo),
  };
  const [leaving, setLeaving] = useState<string[]>([]);
  const selectedIds = items.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  const choiceOf = (some: typeof items) => ({
    count: some.length,
    chosenCount: some.filter(({ isSelected }) => isSelected).length,
    onChange: (isAll: boolean) =>
      void select(
        some.map(({ id }) => id),
        isAll,
      ),
  });

  return (
    <>
      <Flex ref={list} tabIndex={-1} justifyContent="space-between" alignItems="center" gap="3">
        <SelectAll {...choiceOf(items)}>
          <FormattedMessage id="cart.checkAll" />
        </SelectAll>
        {selectedIds.length > 0 && (
          <Button
            look="quiet"
            size="sm"
            paddingX="0"
            isRepeatable
            onClick={() => setLeaving(selectedIds)}
          >
            <FormattedMessage id="cart.removeSelected" />
          </Button>
        )}
      </Flex>
      {groupByShop(items).map(([shop, shopItems]) => (
        <section key={shop} aria-label={shop}>
          <ShopLine>
            <SelectAll {...choiceOf(shopItems)}>
              <strong>
                <ShopName of={shopItems[0]} />
              </strong>
            </SelectAll>
          </ShopLine>
          <RuledRows>
            {shopItems.map((item) => (
              <CartItemRow key={item.id} item={item} {...ofRow} />
            ))}
          </RuledRows>
        </section>
      ))}
      {leaving.length > 0 && (
        <Dialog
          type="warning"
          title={text('cart.removeTitle', { count: leaving.length })}
          confirmLabel={text('cart.removeConfirm')}
          onCancel={() => setLeaving([])}
          onConfirm={() => {
            setLeaving([]);
            void remove(leaving);
          }}
        />
      )}
    </>
  );
}

/** A dotted line follows the name of a shop, as after a heading. */
const ShopLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    _after: {
      content: '""',
      flex: '1',
      minWidth: '4',
      borderBottom: '2px dotted {colors.kraft}',
    },
    '& label': { flexShrink: '1', minWidth: '0' },
  },
});

/** Groups items by shop and keeps the first order of both; one host may have many shops. */
function groupByShop<T extends Shop>(items: readonly T[]): [string, [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const before = groups.get(shopsOf([item]));
    groups.set(shopsOf([item]), before ? [...before, item] : [item]);
  }
  return [...groups];
}
