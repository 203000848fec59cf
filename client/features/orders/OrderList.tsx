import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { OrderList_OrderFragmentDoc, type OrderList_OrderFragment } from '../../gql/graphql';
import { LinkButton } from '../../ui/Link';
import { ChoosableList } from '../../ui/lists/ChoosableList';
import { Money } from '../../ui/values/Money';
import { OrderCard } from './OrderCard';

interface OrderListProps {
  orders: readonly FragmentType<typeof OrderList_OrderFragmentDoc>[];
}

/** The orders of a page. Where two or more can be paid, they can be chosen and paid together. */
export function OrderList(props: OrderListProps) {
  const orders = readFragment(OrderList_OrderFragmentDoc, props.orders);
  const payable = orders.filter(({ availableActions }) => availableActions.includes('PAY'));
  const urgent = mostUrgentOf(orders);

  return (
    <ChoosableList
      items={orders}
      choosable={payable}
      selectAll={<FormattedMessage id="orders.chooseAll" values={{ count: payable.length }} />}
      renderItem={(order, choice) => (
        <OrderCard key={order.id} order={order} isMostUrgent={order === urgent} {...choice} />
      )}
      summary={(chosen) => (
        <>
          <FormattedMessage id="orders.chosen" values={{ count: chosen.length }} />
          {'\u00a0· '}
          <Money fen={chosen.reduce((sum, { amount }) => sum + amount, 0)} fontWeight="700" />
        </>
      )}
      step={(chosen) => (
        <LinkButton look="primary" to={paths.payment.href({ order: chosen.map(({ id }) => id) })}>
          <FormattedMessage id={chosen.length > 1 ? 'orders.payTogether' : 'orders.pay'} />
        </LinkButton>
      )}
    />
  );
}

type Order = Pick<OrderList_OrderFragment, 'nextStep'>;

/** Returns the order awaiting the shopper whose deadline is first. */
function mostUrgentOf<Any extends Order>(orders: readonly Any[]): Any | undefined {
  const due = ({ nextStep }: Order) => (nextStep?.by ? Date.parse(nextStep.by) : Infinity);
  const mine = orders.filter(({ nextStep }) => nextStep?.actor === 'SHOPPER');
  return mine.toSorted((one, other) => due(one) - due(other))[0];
}
