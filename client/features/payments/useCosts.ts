import { readFragment } from '../../gql';
import {
  PaidOrder_OrderFragmentDoc,
  PaidPlan_PlanFragmentDoc,
  PaidQuestion_QuestionFragmentDoc,
  type PaymentScreenQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { feeLines } from '../../ui/document/feeLines';
import type { ReceiptLine } from '../../ui/document/ReceiptLines';
import { formatFen } from '../../ui/values/moneyText';

type Quote = NonNullable<PaymentScreenQuery['paymentQuote']>;

/** Returns the lines of the amount of an order, a packing plan or a difference. */
export function useCosts({ payable }: Quote): ReceiptLine[] {
  const text = useText();
  if (payable?.__typename === 'Order') {
    const order = readFragment(PaidOrder_OrderFragmentDoc, payable);
    const { count } = order.finePhotos;
    const photos = {
      ...{ id: 'photos', label: text('documents.finePhotos', { count }) },
      fen: order.finePhotoAmount,
    };
    return [
      { id: 'goods', label: text('orders.goods'), fen: order.goodsAmount },
      { id: 'shipping', label: text('orders.domesticShipping'), fen: order.domesticShippingAmount },
      ...(count > 0 ? [photos] : []),
    ];
  }
  if (payable?.__typename === 'PackingPlan') {
    return feeLines(text, readFragment(PaidPlan_PlanFragmentDoc, payable));
  }
  if (payable?.__typename === 'OrderQuestion') {
    const { item, ...prices } = readFragment(PaidQuestion_QuestionFragmentDoc, payable);
    const quantity = item?.quantity ?? 1;
    const lines = { now: prices.newUnitPrice, was: -prices.oldUnitPrice };
    return (['now', 'was'] as const).map((id) => ({
      id,
      label: text(`payments.question.${id}`, {
        quantity,
        price: formatFen(Math.abs(lines[id])),
      }),
      fen: lines[id] * quantity,
    }));
  }
  return [];
}
