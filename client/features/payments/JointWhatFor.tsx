import { readFragment } from '../../gql';
import { PaidOrder_OrderFragmentDoc, type JointPaymentScreenQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { PaymentDeadline } from './PaymentDeadline';
import { ItemsInBox } from './ItemsInBox';

interface JointWhatForProps {
  orders: NonNullable<JointPaymentScreenQuery['jointPaymentQuote']>['orders'];
}

/** The things of several orders, and until when the first of them must be paid. */
export function JointWhatFor({ orders }: JointWhatForProps) {
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
