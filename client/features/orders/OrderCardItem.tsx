import { chakra } from '@chakra-ui/react';
import type { OrderCard_OrderFragment } from '../../gql/graphql';
import { Money } from '../../ui/values/Money';
import { Thumbnail } from '../../ui/paper/Thumbnail';

/** One line of an order in the list. */
export function OrderCardItem({ item }: { item: OrderCard_OrderFragment['items'][number] }) {
  return (
    <chakra.li display="flex" gap="3" alignItems="center" paddingY="1">
      <Thumbnail src={item.image?.url} size="48px" />
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        <p>{item.name}</p>
        <chakra.p fontSize="sm" color="muted">
          {[item.specification, `× ${item.quantity}`].filter(Boolean).join(' ')}
        </chakra.p>
      </chakra.div>
      <Money fen={item.subtotal} />
    </chakra.li>
  );
}
