import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { OrderCard_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/paper/Card';
import { DateTime } from '../../ui/values/DateTime';
import { LinkButton, TextLink } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { Stub } from '../../ui/paper/Stub';
import { OrderActions } from './OrderActions';
import { PaymentDeadline } from './OrderDeadline';
import { OrderCardItem } from './OrderCardItem';
import { OrderParcels } from './OrderParcels';
import { OrderStamp } from './OrderStamp';

interface OrderCardProps {
  /** The box that chooses it, where it can be chosen. */
  selector?: ReactNode;
  order: FragmentType<typeof OrderCard_OrderFragmentDoc>;
}

/** An order in the list: number, time, state, items, amount and what may be done. */
export function OrderCard(props: OrderCardProps) {
  const text = useText();
  const order = readFragment(OrderCard_OrderFragmentDoc, props.order);
  const detail = paths.orderDetail.href({ id: order.id });
  return (
    <Card as="li">
      <Stack gap="3">
        <Flex justifyContent="space-between" alignItems="flex-start" gap="2" flexWrap="wrap">
          <Flex>
            {props.selector}
            <div>
              <chakra.h2 fontSize="md" fontFamily="mono" overflowWrap="anywhere">
                <TextLink
                  to={detail}
                  aria-label={text('orders.numbered', { number: order.number })}
                >
                  {order.number}
                </TextLink>
              </chakra.h2>
              <chakra.p fontSize="sm" color="muted">
                <DateTime at={order.submittedAt} />
              </chakra.p>
            </div>
          </Flex>
          <OrderStamp status={order.status} />
        </Flex>
        <ul>
          {order.items.map((item) => (
            <OrderCardItem key={item.id} item={item} />
          ))}
        </ul>
        {order.paymentDueAt && <PaymentDeadline until={order.paymentDueAt} />}
        <OrderParcels order={order} />
        <Stub
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="3"
          flexWrap="wrap"
        >
          <p>
            <FormattedMessage id="orders.amount" />{' '}
            <Money fen={order.amount} fontSize="lg" fontWeight="700" />
          </p>
          <Actions>
            <OrderActions order={order} />
            {order.availableActions.includes('ANSWER_QUESTION') && (
              <LinkButton look="solid" to={detail}>
                <FormattedMessage id="orders.question.answer" />
              </LinkButton>
            )}
            <LinkButton to={detail}>
              <FormattedMessage id="orders.view" />
            </LinkButton>
          </Actions>
        </Stub>
      </Stack>
    </Card>
  );
}

/** Phones share the width out in equal parts: one row, whatever may be done. */
const Actions = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: { base: '2', md: '3' },
    flexWrap: 'wrap',
    width: { base: '100%', md: 'auto' },
    mdDown: { '& > a, & > button': { paddingX: '2' } },
  },
});
