import { chakra } from '@chakra-ui/react';
import { Ban, Check, Clock, Package, ReceiptJapaneseYen, Truck, Warehouse } from 'lucide-react';
import { readFragment, type FragmentType } from '../../gql';
import {
  OrderSummary_OrderFragmentDoc,
  OrderItemRow_ItemFragmentDoc,
  type OrderItemStatus,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ItemPicture } from '../../ui/document/ItemPicture';
import { StatusStamp, type StampLook } from '../../ui/document/StatusStamp';
import { NARROW } from '../../ui/theme/narrow';
import { dotted } from '../../ui/values/dotted';
import { Money } from '../../ui/values/Money';
import { PiecePrice } from '../../ui/values/PiecePrice';
import { OriginalPrice } from '../../ui/values/OriginalPrice';
import { PriceChange } from '../../ui/values/PriceChange';
import { ShopName } from '../../ui/values/ShopName';
import { ItemName } from '../../ui/values/ItemName';
import { isStatusAddedByItem } from './orderSummary';
import { OrderItemFound } from './OrderItemFound';

/** Icon and colour of the statuses of an item. */
const orderItemStatusLooks: Record<OrderItemStatus, StampLook> = {
  ORDERED: { tone: 'neutral', icon: Clock },
  PURCHASED: { tone: 'info', icon: ReceiptJapaneseYen },
  ARRIVED: { tone: 'ok', icon: Warehouse },
  PACKED: { tone: 'info', icon: Package },
  SHIPPED: { tone: 'info', icon: Truck },
  REFUNDED: { tone: 'neutral', icon: Check },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

interface OrderItemRowProps {
  item: FragmentType<typeof OrderItemRow_ItemFragmentDoc>;
  /** The order it is of. */
  seen: FragmentType<typeof OrderSummary_OrderFragmentDoc>;
}

/** One item of an order: what, where it is, and what the warehouse found once it arrived. */
export function OrderItemRow(props: OrderItemRowProps) {
  const text = useText();
  const item = readFragment(OrderItemRow_ItemFragmentDoc, props.item);
  const { storedItem, status } = item;
  const order = readFragment(OrderSummary_OrderFragmentDoc, props.seen);
  return (
    <Row>
      <ItemPicture src={item.image?.url} />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.h3 fontSize={{ base: 'md', md: 'lg' }} flex="1 1 160px" minWidth="0">
            <ItemName of={item} />
          </chakra.h3>
          <Money fen={item.subtotal} fontWeight="600" />
        </chakra.div>
        <chakra.p color="muted" fontSize="sm">
          {dotted([item.specification, item.description])}
          <OriginalPrice item={item} />
        </chakra.p>
        {/* What one costs stands above already. */}
        {(item.quantity > 1 || item.domesticShipping > 0) && (
          <chakra.p color="muted" fontSize="sm">
            <PiecePrice item={item} />
          </chakra.p>
        )}
        <chakra.p fontSize="sm">
          <ShopName of={item}>
            {(name) => (
              <Shop href={item.url} target="_blank" rel="noreferrer noopener">
                {name}
              </Shop>
            )}
          </ShopName>
        </chakra.p>
        <PriceChange item={item} />
        {item.remark && <chakra.p fontSize="sm">{item.remark}</chakra.p>}
        {isStatusAddedByItem(order, status) && (
          <chakra.div marginTop="2">
            <StatusStamp {...orderItemStatusLooks[status]} label={text(`orders.item.${status}`)} />
          </chakra.div>
        )}
      </chakra.div>
      {storedItem && <OrderItemFound name={item.name} found={storedItem} />}
    </Row>
  );
}

const Shop = chakra('a', {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(88px, 128px) minmax(0, 1fr)',
      md: '160px minmax(0, 1fr)',
    },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    '& + &': {
      marginTop: { base: '6', md: '8' },
      paddingTop: { base: '6', md: '8' },
      borderTop: '1px solid {colors.hairline}',
    },
  },
});
