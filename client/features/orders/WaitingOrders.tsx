import { useQuery } from '@apollo/client/react';
import { LoneLink } from '../../ui/Link';
import { NextStepLine } from '../../ui/document/NextStepLine';
import { useText } from '../../i18n/useText';
import { WaitingOrdersDocument } from '../../gql/graphql';
import { paths } from '../../routes/paths';

/**
 * Links to the orders that await the shopper with their number; nothing without any. The query is separate,
 * so that the list does not depend on it.
 */
export function WaitingOrders() {
  const text = useText();
  const { data } = useQuery(WaitingOrdersDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.orders.total ?? 0;
  if (count === 0) return null;
  return (
    <NextStepLine as="span">
      <LoneLink color="inherit" to={paths.orders.href({ waiting: '1' })}>
        {text('orders.waiting', { count })}
      </LoneLink>
    </NextStepLine>
  );
}

/** Leads from the orders that wait back to all of them. */
export function AllOrdersLink() {
  const text = useText();
  return (
    <LoneLink color="inherit" to={paths.orders.href()}>
      {text('orders.showAll')}
    </LoneLink>
  );
}
