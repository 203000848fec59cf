import { useQuery } from '@apollo/client/react';
import { LoneLink } from '../../ui/Link';
import { Turn } from '../../ui/paper/Turn';
import { useText } from '../../i18n/useText';
import { WaitingOrdersDocument } from '../../gql/graphql';
import { paths } from '../../routes/paths';

/**
 * How many orders wait for the shopper, leading to the list of them alone; nothing where none does. It
 * is asked beside the list, which does without it where that fails.
 */
export function WaitingOrders() {
  const text = useText();
  const { data } = useQuery(WaitingOrdersDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.orders.total ?? 0;
  if (count === 0) return null;
  return (
    <Turn as="span">
      <LoneLink color="inherit" to={paths.orders.href({ waiting: '1' })}>
        {text('orders.waiting', { count })}
      </LoneLink>
    </Turn>
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
