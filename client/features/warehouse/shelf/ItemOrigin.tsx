import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { TextLink } from '../../../ui/Link';
import { ReferenceNumber } from '../../../ui/values/ReferenceNumber';

/** The order an item came from. */
export function ItemOrigin({ item }: { item: StoredItemCard_ItemFragment }) {
  return (
    <TextLink to={paths.orderDetail.href({ id: item.orderId })} fontSize="xs" whiteSpace="nowrap">
      <FormattedMessage
        id="warehouse.order"
        values={{
          number: <ReferenceNumber>{item.orderNumber}</ReferenceNumber>,
        }}
      />
    </TextLink>
  );
}
