import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { OrderParcels_OrderFragmentDoc } from '../../gql/graphql';
import { TextLink } from '../../ui/Link';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';

interface OrderParcelsProps {
  order: FragmentType<typeof OrderParcels_OrderFragmentDoc>;
}

/** The packages in which an order travels: how far each has come, and the way to it. */
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
      {[...parcels.values()].map(({ id, number, status }) => (
        <chakra.li key={id} overflowWrap="anywhere">
          <FormattedMessage
            id={`orders.parcel.${status}`}
            values={{
              number: (
                <TextLink to={paths.packageDetail.href({ id })}>
                  <ReferenceNumber>{number}</ReferenceNumber>
                </TextLink>
              ),
            }}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
