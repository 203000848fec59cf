import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { OrderItemRow_ItemFragment } from '../../gql/graphql';
import { DateTime } from '../../ui/values/DateTime';
import { Dimensions } from '../../ui/values/Dimensions';
import { PhotoStrip } from '../../ui/paper/PhotoStrip';
import { Weight } from '../../ui/values/Weight';

interface OrderItemMeasuresProps {
  name: string;
  found: NonNullable<OrderItemRow_ItemFragment['storedItem']>;
}

/** What the warehouse measured and photographed when the item arrived. */
export function OrderItemMeasures({ name, found }: OrderItemMeasuresProps) {
  return (
    <>
      <Flex columnGap="4" flexWrap="wrap" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Weight grams={found.weightGrams} />
        <span>
          <Dimensions {...found.dimensions} />
        </span>
        <chakra.span color="muted">
          <FormattedMessage
            id="orders.arrivedOn"
            values={{ date: <DateTime at={found.inboundAt} isDateOnly /> }}
          />
        </chakra.span>
      </Flex>
      {found.photos.length > 0 && <PhotoStrip photos={found.photos} of={name} />}
    </>
  );
}
