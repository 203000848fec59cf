import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderActions_OrderFragmentDoc, type OrderActions_OrderFragment } from '../../gql/graphql';
import type { MessageId } from '../../i18n/catalogue';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { remainingOf } from '../../ui/values/remainingOf';

interface OrderNextButtonProps {
  order: FragmentType<typeof OrderActions_OrderFragmentDoc>;
  look: ComponentProps<typeof LinkButton>['look'];
  /** True in a list, where the amount is beside the button and the order has its own page. */
  isShort?: boolean;
}

interface Way {
  to: string;
  label: MessageId;
}

/** The one step that is the shopper's, as a button; none where others act. */
export function OrderNextButton({ look, isShort = false, ...props }: OrderNextButtonProps) {
  const order = readFragment(OrderActions_OrderFragmentDoc, props.order);
  const way = wayOf(order, isShort);
  if (!way) return null;
  return (
    <LinkButton look={look} to={way.to} data-next>
      <span>
        <FormattedMessage
          id={way.label}
          values={{
            amount: <Money fen={order.amount} fontWeight="700" />,
            count: remainingOf(order.items).filter(({ storedItem }) => storedItem).length,
          }}
        />
      </span>
    </LinkButton>
  );
}

function wayOf(order: OrderActions_OrderFragment, isShort: boolean): Way | null {
  const { id, availableActions, nextStep, items } = order;
  if (availableActions.includes('PAY')) {
    const to = paths.payment.href({ kind: 'ORDER', id });
    return { to, label: isShort ? 'orders.pay' : 'orders.payAmount' };
  }
  // On the order's own page questions are answered in place: see questions/OrderQuestions.tsx.
  if (availableActions.includes('ANSWER_QUESTION'))
    return isShort ? { to: paths.orderDetail.href({ id }), label: 'orders.answer' } : null;
  if (availableActions.includes('PACK')) {
    const isComplete = remainingOf(items).every(({ storedItem }) => storedItem);
    const short = isComplete ? 'orders.pack' : 'orders.packArrived';
    const found = items.flatMap(({ storedItem }) => storedItem?.id ?? []);
    const to = paths.store.href({ items: found.join(',') });
    return { to, label: isShort ? short : 'orders.packItems' };
  }
  const plan = items.flatMap(({ storedItem }) => storedItem?.packingPlanId ?? [])[0];
  if (nextStep?.action === 'PAY_PARCEL' && plan)
    return {
      to: paths.payment.href({ kind: 'PACKING_PLAN', id: plan }),
      label: 'orders.payParcel',
    };
  return null;
}
