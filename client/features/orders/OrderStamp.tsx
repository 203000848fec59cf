import type { OrderStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { StatusStamp } from '../../ui/paper/StatusStamp';
import { orderStatusLooks } from './orderStatus';

export function OrderStamp({ status }: { status: OrderStatus }) {
  const text = useText();
  return <StatusStamp {...orderStatusLooks[status]} label={text(`orders.status.${status}`)} />;
}
