import type { OrderStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { StatusStamp } from '../../ui/paper/StatusStamp';
import { orderStatusFacts } from './orderStatus';

export function OrderStamp({ status }: { status: OrderStatus }) {
  const text = useText();
  return <StatusStamp {...orderStatusFacts[status].look} label={text(`orders.status.${status}`)} />;
}
