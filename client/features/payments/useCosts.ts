import { readFragment } from '../../gql';
import {
  PaidOrder_OrderFragmentDoc,
  PaidPlan_PlanFragmentDoc,
  type PaymentScreenQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import type { ReceiptLine } from '../../ui/paper/ReceiptLines';

type Quote = NonNullable<PaymentScreenQuery['paymentQuote']>;

/** What the amount of an order or a packing plan is made of; nothing of what has one part alone. */
export function useCosts({ payable }: Quote): ReceiptLine[] {
  const text = useText();
  if (payable?.__typename === 'Order') {
    const order = readFragment(PaidOrder_OrderFragmentDoc, payable);
    const { count } = order.finePhotos;
    const photos = {
      ...{ id: 'photos', label: text('payments.finePhotos', { count }) },
      fen: order.finePhotoAmount,
    };
    return [
      { id: 'goods', label: text('orders.goods'), fen: order.goodsAmount },
      { id: 'shipping', label: text('orders.domesticShipping'), fen: order.domesticShippingAmount },
      ...(count > 0 ? [photos] : []),
    ];
  }
  if (payable?.__typename === 'PackingPlan') {
    const { fees } = readFragment(PaidPlan_PlanFragmentDoc, payable);
    return fees.map(({ code, label, amount }) => ({ id: code, label, fen: amount }));
  }
  return [];
}
