import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { OrderParcels_OrderFragmentDoc } from '../../gql/graphql';
import { TextLink } from '../../ui/Link';
import { DayTime } from '../../ui/values/DayTime';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';

interface OrderParcelsProps {
  order: FragmentType<typeof OrderParcels_OrderFragmentDoc>;
}

/** The packages in which an order travels: how far each has come, when it should arrive, and the way to it. */
export function OrderParcels(props: OrderParcelsProps) {
  const { items } = readFragment(OrderParcels_OrderFragmentDoc, props.order);
  const parcels = new Map(
    items.flatMap(({ storedItem }) =>
      storedItem?.package ? [[storedItem.package.id, storedItem.package]] : [],
    ),
  );
  if (parcels.size === 0) return null;
  return (
    <chakra.ul display="grid" gap="1" listStyleType="none">
      {[...parcels.values()].map(({ id, number, status, shippedAt, expectedArrival, address }) => (
        <chakra.li key={id} overflowWrap="anywhere" textWrap="pretty">
          <FormattedMessage
            id={`orders.parcel.${status}`}
            values={{
              parcel: (
                <TextLink to={paths.packageDetail.href({ id })}>
                  <FormattedMessage
                    id="orders.parcel"
                    values={{ place: address.city || address.countryName }}
                  />
                </TextLink>
              ),
              day: shippedAt && <DayTime at={shippedAt} isDateOnly />,
              isSet: expectedArrival ? 'yes' : 'no',
              from: expectedArrival && <DayTime at={expectedArrival.from} isDateOnly isShort />,
              until: expectedArrival && <DayTime at={expectedArrival.until} isDateOnly isShort />,
            }}
          />{' '}
          <ReferenceNumber fontSize="xs" color="muted">
            {number}
          </ReferenceNumber>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
