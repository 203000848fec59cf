import { readFragment, type FragmentType } from '../../gql';
import { OrderBill_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/paper/DataList';
import { BalanceSplit } from '../../ui/values/BalanceSplit';
import { Money } from '../../ui/values/Money';

interface OrderBillProps {
  order: FragmentType<typeof OrderBill_OrderFragmentDoc>;
}

/** What an order costs and, once it is paid, how it was paid (EN-07). */
export function OrderBill(props: OrderBillProps) {
  const text = useText();
  const order = readFragment(OrderBill_OrderFragmentDoc, props.order);
  const cost = [
    { label: text('orders.goods'), value: <Money fen={order.goodsAmount} /> },
    { label: text('orders.domesticShipping'), value: <Money fen={order.domesticShippingAmount} /> },
    { label: text('orders.finePhotos'), value: <Money fen={order.finePhotoAmount} /> },
    { label: text('orders.amount'), value: <Money fen={order.amount} isTotal fontWeight="700" /> },
  ];
  const payment = [
    { label: text('orders.balanceDeduction'), value: <Money fen={order.balanceDeduction} /> },
    {
      label: text('orders.paymentMethodDiscount'),
      value: <Money fen={order.paymentMethodDiscount} />,
    },
    { label: text('orders.handlingFee'), value: <Money fen={order.handlingFee} /> },
    {
      label: text('orders.actualPayment'),
      value: <Money fen={order.actualPayment} />,
    },
  ];
  if (order.refundedAmount)
    payment.push({ label: text('orders.refunded'), value: <Money fen={order.refundedAmount} /> });
  if (!order.paidAt) return <DataList entries={cost} />;
  return (
    <>
      <DataList entries={[...cost, ...payment]} />
      <BalanceSplit balance={order.balanceDeduction} otherwise={order.actualPayment} rest={0} />
    </>
  );
}
