import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { OrderItemRow_ItemFragment } from '../../gql/graphql';
import { PhotoStrip } from '../../ui/paper/PhotoStrip';
import { DayTime } from '../../ui/values/DayTime';
import { Dimensions } from '../../ui/values/Dimensions';
import { Weight } from '../../ui/values/Weight';

interface OrderItemFoundProps {
  name: string;
  found: NonNullable<OrderItemRow_ItemFragment['storedItem']>;
}

/** What the warehouse photographed and measured when the item arrived; it comes into view as it does. */
export function OrderItemFound({ name, found }: OrderItemFoundProps) {
  return (
    <Found>
      {found.photos.length > 0 && <PhotoStrip photos={found.photos} of={name} look="large" />}
      <Flex
        columnGap="4"
        rowGap="1"
        flexWrap="wrap"
        fontSize="sm"
        marginTop="2"
        fontVariantNumeric="tabular-nums"
      >
        <Measure>
          <Weight grams={found.weightGrams} />
        </Measure>
        <Measure>
          <Dimensions {...found.dimensions} />
        </Measure>
        <chakra.span color="muted">
          <FormattedMessage
            id="orders.arrivedOn"
            values={{ date: <DayTime at={found.inboundAt} /> }}
          />
        </chakra.span>
      </Flex>
    </Found>
  );
}

/** As a machine printed it. */
const Measure = chakra('span', { base: { fontFamily: 'mono' } });

/** From nothing, where it comes while one looks on; the types of styles do not know the rule yet. */
const appearing: object = { '@starting-style': { opacity: '0' } };

const Found = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    minWidth: '0',
    transition: 'opacity {durations.slow}',
    ...appearing,
    _motionReduce: { transition: 'none' },
  },
});
