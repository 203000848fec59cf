import { chakra } from '@chakra-ui/react';
import type { ConfirmOrderPageQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { RestrictionNotice } from '../../ui/feedback/RestrictionNotice';
import { Money } from '../../ui/values/Money';
import { PiecePrice } from '../../ui/values/PiecePrice';
import { OriginalPrice } from '../../ui/values/OriginalPrice';
import { ItemName } from '../../ui/values/ItemName';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { Thumbnail } from '../../ui/document/Thumbnail';

interface SelectedItemsProps {
  items: ConfirmOrderPageQuery['cart']['items'];
}

/** The items to be ordered; they can be changed in the cart. */
export function SelectedItems({ items }: SelectedItemsProps) {
  const text = useText();
  return (
    <DocumentSection letter="A" title={text('orders.items')}>
      <chakra.ul display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {items.map((item) => (
          <chakra.li
            key={item.id}
            display="flex"
            flexWrap="wrap"
            columnGap="3"
            rowGap="1"
            alignItems="center"
          >
            <Thumbnail src={item.image?.url} size={{ base: '96px', sm: '120px' }} />
            <chakra.div flex="1 1 110px" minWidth="0" overflowWrap="anywhere">
              <chakra.p fontWeight="600">
                <ItemName of={item} />
              </chakra.p>
              {item.specification && (
                <chakra.p fontSize="sm" color="muted">
                  {item.specification}
                </chakra.p>
              )}
              {item.remark && (
                <chakra.p fontSize="sm" color="muted">
                  {item.remark}
                </chakra.p>
              )}
              <chakra.p fontSize="sm" color="muted">
                <PiecePrice item={item} />
                <OriginalPrice item={item} />
              </chakra.p>
            </chakra.div>
            <chakra.span marginStart="auto" fontWeight="600">
              <Money fen={item.subtotal} />
            </chakra.span>
            {item.restrictions.length > 0 && (
              <chakra.div flexBasis="100%" minWidth="0">
                <RestrictionNotice restrictions={item.restrictions} />
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </DocumentSection>
  );
}
