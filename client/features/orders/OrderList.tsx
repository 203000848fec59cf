import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { OrderList_OrderFragmentDoc, type OrderList_OrderFragment } from '../../gql/graphql';
import { LinkButton } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { SelectAll, SelectionBar } from '../../ui/lists/Selection';
import { useSelection } from '../../ui/lists/useSelection';
import { useStableCallback } from '../../ui/useStableCallback';
import { OrderCard } from './OrderCard';

interface OrderListProps {
  orders: readonly FragmentType<typeof OrderList_OrderFragmentDoc>[];
}

/** The orders of a page. Where two or more can be paid, they can be chosen and paid together. */
export function OrderList(props: OrderListProps) {
  const orders = readFragment(OrderList_OrderFragmentDoc, props.orders);
  const payable = orders.filter(({ availableActions }) => availableActions.includes('PAY'));
  const urgent = mostUrgentOf(orders);
  const canChoose = payable.length > 1;
  const { chosen, choose, chooseAll } = useSelection(payable.map(({ id }) => id));
  const chooseOne = useStableCallback(choose);
  const sum = payable.reduce((all, { id, amount }) => all + (chosen.includes(id) ? amount : 0), 0);

  return (
    <Stack gap={{ base: '2', md: '4' }} marginTop={{ mdDown: canChoose ? '-3' : undefined }}>
      {canChoose && (
        <SelectAll count={payable.length} chosenCount={chosen.length} onChange={chooseAll}>
          <FormattedMessage id="orders.chooseAll" values={{ count: payable.length }} />
        </SelectAll>
      )}
      <chakra.ul
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns="minmax(0, 1fr)"
        listStyleType="none"
      >
        {orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            isMostUrgent={order === urgent}
            isChosen={canChoose && payable.includes(order) ? chosen.includes(order.id) : undefined}
            onChoose={chooseOne}
          />
        ))}
      </chakra.ul>
      {chosen.length > 0 && (
        <SelectionBar
          summary={
            <>
              <FormattedMessage id="orders.chosen" values={{ count: chosen.length }} />
              {'\u00a0· '}
              <Money fen={sum} fontWeight="700" />
            </>
          }
          onClear={() => chooseAll(false)}
        >
          <LinkButton look="primary" to={paths.payment.href({ order: chosen })}>
            <FormattedMessage id={chosen.length > 1 ? 'orders.payTogether' : 'orders.pay'} />
          </LinkButton>
        </SelectionBar>
      )}
    </Stack>
  );
}

type Order = Pick<OrderList_OrderFragment, 'nextStep'>;

/** Of the orders that wait for the shopper the one whose time is over first. */
function mostUrgentOf<Any extends Order>(orders: readonly Any[]): Any | undefined {
  const due = ({ nextStep }: Order) => (nextStep?.by ? Date.parse(nextStep.by) : Infinity);
  const mine = orders.filter(({ nextStep }) => nextStep?.actor === 'SHOPPER');
  return mine.toSorted((one, other) => due(one) - due(other))[0];
}
