import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderItemRow_ItemFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Money } from '../../ui/values/Money';
import { PriceChange } from '../../ui/values/PriceChange';
import { StatusStamp } from '../../ui/paper/StatusStamp';
import { Thumbnail } from '../../ui/paper/Thumbnail';
import { OrderItemMeasures } from './OrderItemMeasures';
import { Ban, Check, Clock, Package, Receipt, Truck, Warehouse } from 'lucide-react';
import type { OrderItemStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/paper/StatusStamp';

/** How the status of one item of an order is shown. */
const orderItemStatusLooks: Record<OrderItemStatus, StampLook> = {
  ORDERED: { tone: 'neutral', icon: Clock },
  PURCHASED: { tone: 'info', icon: Receipt },
  ARRIVED: { tone: 'ok', icon: Warehouse },
  PACKED: { tone: 'info', icon: Package },
  SHIPPED: { tone: 'info', icon: Truck },
  REFUNDED: { tone: 'neutral', icon: Check },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

interface OrderItemRowProps {
  item: FragmentType<typeof OrderItemRow_ItemFragmentDoc>;
}

/** One item of an order: what, where it is, and what the warehouse found once it arrived. */
export function OrderItemRow(props: OrderItemRowProps) {
  const text = useText();
  const item = readFragment(OrderItemRow_ItemFragmentDoc, props.item);
  return (
    <Row>
      <Thumbnail src={item.image?.url} />
      <Stack gap="1" flex="1 1 160px" minWidth="0" overflowWrap="anywhere">
        <chakra.a href={item.url} target="_blank" rel="noreferrer noopener" fontWeight="600">
          {item.name}
        </chakra.a>
        <chakra.p color="muted" fontSize="sm">
          {[item.shop, item.specification, item.description].filter(Boolean).join(' · ')}
        </chakra.p>
        <PriceChange item={item} />
        {item.remark && <chakra.p fontSize="sm">{item.remark}</chakra.p>}
        <div>
          <StatusStamp
            {...orderItemStatusLooks[item.status]}
            label={text(`orders.item.${item.status}`)}
          />
        </div>
        {item.storedItem && <OrderItemMeasures name={item.name} found={item.storedItem} />}
      </Stack>
      <Flex direction="column" alignItems="flex-end" marginInlineStart="auto">
        <Money fen={item.subtotal} fontWeight="600" />
        <chakra.span color="muted" fontSize="sm">
          <Money fen={item.unitPrice} /> × {item.quantity}
        </chakra.span>
        {item.domesticShipping > 0 && (
          <chakra.span color="muted" fontSize="sm">
            <FormattedMessage
              id="orders.plusShipping"
              values={{ amount: <Money fen={item.domesticShipping} /> }}
            />
          </chakra.span>
        )}
      </Flex>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    paddingY: '4',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});
