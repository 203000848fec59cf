import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderSummary_OrderFragment, OrderOverview_OrderFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { RouteStrip } from '../../ui/document/RouteStrip';
import { dayRange } from '../../ui/values/dayRange';
import { DayTime } from '../../ui/values/DayTime';
import { remainingOf } from '../../ui/values/remainingOf';
import { nameOfShop } from '../../ui/values/shopsOf';
import { inOneLine } from '../../ui/values/inOneLine';
import { orderStatusFacts } from './orderStatus';
import { isReceived, parcelsOf, placeOf, sentOf } from './orderSummary';

interface OrderRouteProps {
  order: Pick<OrderOverview_OrderFragment, 'steps' | 'status'>;
  seen: OrderSummary_OrderFragment;
}

/** The route from the shop through our warehouse to the door, with a day for each step of the server. */
export function OrderRoute({ order, seen }: OrderRouteProps) {
  const text = useText();
  const shops = [...new Set(remainingOf(seen.items).map(nameOfShop))];
  const [parcel] = parcelsOf(seen);
  const reached = (station: 'shop' | 'warehouse') =>
    order.steps.find(({ status }) => orderStatusFacts[status].station === station)?.reachedAt;
  const bought = reached('shop');
  const stocked = reached('warehouse');
  const { count, sent } = sentOf(seen);
  const left = parcel?.shippedAt;
  // A cancelled or refunded order goes nowhere, so the route shows no future steps.
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
          // An order packed or sent in parts shows their number, because one day would stand for all.
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

/** As short as possible, on one line where it fits: "Dec 6 – 20". */
const Days = chakra('span', {
  base: { '@media (min-width: 360px)': { whiteSpace: 'nowrap' } },
});
