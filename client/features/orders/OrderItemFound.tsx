import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { OrderItemRow_ItemFragment } from '../../gql/graphql';
import { PhotoStrip } from '../../ui/document/PhotoStrip';
import { DayTime } from '../../ui/values/DayTime';
import { Deadline } from '../../ui/values/Deadline';
import { Dimensions } from '../../ui/values/Dimensions';
import { Weight } from '../../ui/values/Weight';

interface OrderItemFoundProps {
  name: string;
  found: NonNullable<OrderItemRow_ItemFragment['storedItem']>;
}

/** Photos and measurements from the arrival at the warehouse; they appear live. */
export function OrderItemFound({ name, found }: OrderItemFoundProps) {
  return (
    <Found>
      {found.photos.length > 0 && <PhotoStrip photos={found.photos} of={name} look="large" />}
      <Flex {...row} columnGap="4" marginTop="2">
        <Measure>
          <Weight grams={found.weightGrams} />
        </Measure>
        <Measure>
          <Dimensions {...found.dimensions} />
        </Measure>
      </Flex>
      <Flex {...row} columnGap="6" justifyContent="space-between" color="muted">
        <span>
          <FormattedMessage
            id="documents.arrivedAt"
            values={{ date: <DayTime at={found.inboundAt} /> }}
          />
        </span>
        <FreeStorage {...found} />
      </Flex>
    </Found>
  );
}

const row = {
  flexWrap: 'wrap',
  marginTop: '1',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Until when it lies on the shelf for nothing; of what has left it nothing. */
function FreeStorage({ status, freeUntil, freeDaysLeft }: OrderItemFoundProps['found']) {
  if (status !== 'STORED' || !freeUntil) return null;
  const isOver = freeDaysLeft < 0;
  return (
    <chakra.span color={isOver ? 'danger' : undefined}>
      <FormattedMessage
        id={isOver ? 'orders.freeStorageOver' : 'orders.freeStorage'}
        values={{ date: <Deadline of="PACK" at={freeUntil} /> }}
      />
    </chakra.span>
  );
}

/** In the type of a printed label. */
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
