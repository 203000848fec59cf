import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type {
  OrderFace_OrderFragment,
  OrderSheet_OrderFragment,
  OrderStatus,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { RouteStrip } from '../../ui/paper/RouteStrip';
import { dayRange } from '../../ui/values/dayRange';
import { DayTime } from '../../ui/values/DayTime';
import { remainingOf } from '../../ui/values/remainingOf';
import { nameOfShop } from '../../ui/values/shopsOf';
import { inOneLine } from '../../ui/values/inOneLine';
import { isReceived, parcelsOf, placeOf, sentOf } from './orderFace';

interface OrderRouteProps {
  order: Pick<OrderSheet_OrderFragment, 'steps' | 'status'>;
  seen: OrderFace_OrderFragment;
}

/** From the shop by our warehouse to the door, each with its day: the steps that the server tells. */
export function OrderRoute({ order, seen }: OrderRouteProps) {
  const text = useText();
  const shops = [...new Set(remainingOf(seen.items).map(nameOfShop))];
  const [parcel] = parcelsOf(seen);
  const reached = (status: OrderStatus) =>
    order.steps.find((step) => step.status === status)?.reachedAt;
  const bought = reached('PROCESSING');
  const stocked = reached('IN_STOCK');
  const { count, sent } = sentOf(seen);
  const left = parcel?.shippedAt;
  // One that is cancelled or refunded goes nowhere any more: nothing is told of what would come.
  const place = placeOf(seen);
  const isOnItsWay = place !== null;
  return (
    <RouteStrip
      label={text('orders.steps')}
      at={place}
      stations={[
        {
          id: 'shop',
          caption: text('documents.from'),
          place: text('orders.shops', { shop: shops[0] ?? '', count: shops.length }),
          when: bought ? (
            <FormattedMessage id="orders.boughtOn" values={{ day: <Day at={bought} /> }} />
          ) : (
            isOnItsWay &&
            text(order.status === 'PENDING_PAYMENT' ? 'orders.waitsForPayment' : 'orders.notBought')
          ),
        },
        {
          id: 'warehouse',
          caption: text('documents.via'),
          place: text('documents.ourWarehouse'),
          // Of what is packed or sent in parts, how many; a day would stand for all of them.
          when:
            sent > 0 && sent < count ? (
              <FormattedMessage id="orders.leftInParts" values={{ sent, count }} />
            ) : left ? (
              <FormattedMessage id="documents.leftOn" values={{ day: <Day at={left} /> }} />
            ) : (
              stocked && (
                <FormattedMessage
                  id="orders.completeSince"
                  values={{ day: <Day at={stocked} /> }}
                />
              )
            ),
        },
        {
          id: 'home',
          caption: text('documents.to'),
          place: parcel
            ? inOneLine([parcel.address.city, parcel.address.countryName])
            : text('orders.yourDoor'),
          when: isOnItsWay && <AtHome seen={seen} />,
        },
      ]}
    />
  );
}

const Day = ({ at }: { at: string }) => <DayTime at={at} isDateOnly />;

function AtHome({ seen }: Pick<OrderRouteProps, 'seen'>) {
  const intl = useIntl();
  const [parcel] = parcelsOf(seen);
  const { count, sent, home } = sentOf(seen);
  if (!parcel) return <FormattedMessage id="orders.lineChosenLater" />;
  if (home > 0 && home < count)
    return <FormattedMessage id="orders.receivedInParts" values={{ home, count }} />;
  if (sent > 0 && sent < count)
    return <FormattedMessage id="orders.onTheWayInParts" values={{ sent, count }} />;
  if (parcel.completedAt && isReceived(seen))
    return (
      <FormattedMessage
        id="documents.receivedOn"
        values={{ day: <Day at={parcel.completedAt} /> }}
      />
    );
  if (!parcel.expectedArrival) return null;
  const { from, until } = parcel.expectedArrival;
  return (
    <FormattedMessage
      id="documents.expected"
      values={{
        days: (
          <Days suppressHydrationWarning>
            {dayRange(intl, Date.parse(from), Date.parse(until))}
          </Days>
        ),
      }}
    />
  );
}

/** In as few signs as tell them, and in one line where there is room: "Dec 6 – 20". */
const Days = chakra('span', {
  base: { '@media (min-width: 360px)': { whiteSpace: 'nowrap' } },
});
