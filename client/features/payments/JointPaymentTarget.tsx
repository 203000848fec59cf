import { readFragment } from '../../gql';
import { PaidOrder_OrderFragmentDoc, type JointPaymentScreenQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { PaymentDeadline } from './PaymentDeadline';
import { ItemsInBox } from './ItemsInBox';

interface JointPaymentTargetProps {
  orders: NonNullable<JointPaymentScreenQuery['jointPaymentQuote']>['orders'];
}

/** The items of several orders and the first payment deadline. */
export function JointPaymentTarget({ orders }: JointPaymentTargetProps) {
  const text = useText();
  const items = orders.flatMap(({ order }) =>
    order ? readFragment(PaidOrder_OrderFragmentDoc, order).items : [],
  );
  const [dueFirst] = orders.map(({ dueAt }) => dueAt).sort();
  return (
    <ItemsInBox items={items} about={text('payments.jointTitle', { count: orders.length })}>
      {dueFirst && <PaymentDeadline until={dueFirst} />}
    </ItemsInBox>
  );
}
