import { chakra } from '@chakra-ui/react';
import type { ConfirmOrderPageQuery } from '../../gql/graphql';
import { Card } from '../../ui/Card';
import { Money } from '../../ui/Money';
import { Thumbnail } from '../../ui/Thumbnail';

interface SelectedItemsProps {
  items: ConfirmOrderPageQuery['cart']['items'];
}

/** What is about to be ordered; it is changed in the cart. */
export function SelectedItems({ items }: SelectedItemsProps) {
  return (
    <Card>
      <chakra.ul display="grid" gap="4">
        {items.map((item) => (
          <chakra.li key={item.id} display="flex" gap="3" alignItems="center">
            <Thumbnail src={item.imageUrl} size="48px" />
            <chakra.div flex="1" minWidth="0">
              <chakra.p overflowWrap="anywhere">{item.name}</chakra.p>
              <chakra.p fontSize="sm" color="muted">
                {[item.specification, `× ${item.quantity}`].filter(Boolean).join(' · ')}
              </chakra.p>
            </chakra.div>
            <Money fen={item.subtotal} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}
