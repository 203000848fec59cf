import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  OrderSummary_OrderFragmentDoc,
  OrderReceiptAsked_OrderFragmentDoc,
  OrderReceipt_OrderFragmentDoc,
  type OrderReceiptAsked_OrderFragment,
  type OrderReceipt_OrderFragment,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';
import { breakdownLines } from '../../ui/document/breakdownLines';
import { Receipt } from '../../ui/document/Receipt';
import type { ReceiptLine } from '../../ui/document/ReceiptLines';
import { DayTime } from '../../ui/values/DayTime';
import { Money } from '../../ui/values/Money';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { leavesSome, parcelsOf } from './orderSummary';
import { orderStatusFacts } from './orderStatus';

interface OrderReceiptProps {
  order: FragmentType<typeof OrderReceipt_OrderFragmentDoc>;
  /** Destination of the order; the second payment is named below. */
  seen: FragmentType<typeof OrderSummary_OrderFragmentDoc>;
  /** Open questions; their effect on the total is at the end. */
  asked: FragmentType<typeof OrderReceiptAsked_OrderFragmentDoc>;
}

/** The cost of an order and, once paid, the sources of the money (EN-07). */
export function OrderReceipt(props: OrderReceiptProps) {
  const text = useText();
  const order = readFragment(OrderReceipt_OrderFragmentDoc, props.order);
  const seen = readFragment(OrderSummary_OrderFragmentDoc, props.seen);
  const parcels = parcelsOf(seen);
  const asked = readFragment(OrderReceiptAsked_OrderFragmentDoc, props.asked);
  const { paidAt, status } = order;
  const { goesOn } = orderStatusFacts[status];
  const goods = goodsNow(order);
  const fall = order.goodsAmount - goods;
  const cost: ReceiptLine[] = [
    { id: 'goods', label: text('orders.goods'), fen: goods },
    ...(fall > 0 ? [{ id: 'fall', label: text('orders.priceFall'), fen: fall }] : []),
    { id: 'way', label: text('orders.domesticShipping'), fen: order.domesticShippingAmount },
    ...(order.finePhotoAmount > 0
      ? [
          {
            ...{ id: 'photos', fen: order.finePhotoAmount },
            label: text('documents.finePhotos', { count: order.finePhotos.count }),
          },
        ]
      : []),
    {
      ...{ id: 'amount', label: text('orders.amount'), fen: order.amount, kind: 'total' as const },
      note: paidLater(asked.questions),
    },
  ];
  const returned = { label: text('documents.returned'), fen: order.refundedAmount };
  const changes = changesOf(text, asked);
  const paid = breakdownLines(text, order, returned);
  return (
    <Receipt
      title={text('documents.payment1')}
      sub={
        paidAt ? (
          <FormattedMessage id="documents.paidOn" values={{ time: <DayTime at={paidAt} /> }} />
        ) : (
          text('orders.payment1About')
        )
      }
      lines={[...cost, ...(paidAt ? paid : []), ...changes]}
      then={
        parcels.length === 0
          ? goesOn && <FormattedMessage id="orders.payment2Later" />
          : [
              ...parcels.map(({ id, number, logisticsFee }) => (
                <p key={id}>
                  <FormattedMessage
                    id="orders.payment2"
                    values={{
                      amount: <Money fen={logisticsFee} fontWeight="600" />,
                      number: (
                        <TextLink to={paths.packageDetail.href({ id })}>
                          <ReferenceNumber>{number}</ReferenceNumber>
                        </TextLink>
                      ),
                    }}
                  />
                </p>
              )),
              leavesSome(seen) && (
                <p key="rest">
                  <FormattedMessage id="orders.payment2Rest" />
                </p>
              ),
            ]
      }
    />
  );
}

/** Returns payments made after that of the order: differences of accepted questions. */
function paidLater(questions: OrderReceiptAsked_OrderFragment['questions']): ReactNode {
  const accepted = questions.filter(
    ({ status, difference }) => status === 'ACCEPTED' && difference > 0,
  );
  if (accepted.length === 0) return null;
  return accepted.map(({ id, difference, endedAt }) => (
    <chakra.span key={id} display="block">
      <FormattedMessage
        id="orders.paidLater"
        values={{
          amount: <Money fen={difference} />,
          day: endedAt && <DayTime at={endedAt} isDateOnly isShort />,
        }}
      />
    </chakra.span>
  ));
}

/** Returns the extra cost or refund of accepting each open question. */
function changesOf(
  text: ReturnType<typeof useText>,
  { availableActions, questions }: OrderReceiptAsked_OrderFragment,
): ReceiptLine[] {
  if (!availableActions.includes('ANSWER_QUESTION')) return [];
  return questions
    .filter(({ status, difference }) => status === 'OPEN' && difference !== 0)
    .map(({ id, itemName, difference }, _, { length }) => ({
      ...{
        id,
        label: text('orders.question.ifAccepted'),
        fen: difference,
      },
      ...{ isAdded: difference > 0, kind: 'apart' as const },
      note: length > 1 ? itemName : undefined,
    }));
}

/** Returns the current price of the items; it is less than the paid amount if a price fell since. */
function goodsNow({ items }: Pick<OrderReceipt_OrderFragment, 'items'>): number {
  return items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}
