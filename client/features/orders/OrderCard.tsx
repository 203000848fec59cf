import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderCard_OrderFragmentDoc, OrderSummary_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { SelectRow } from '../../ui/lists/Selection';
import { Stamp } from '../../ui/document/Stamp';
import { StatusStamp } from '../../ui/document/StatusStamp';
import { ListCard } from '../../ui/document/ListCard';
import { DateTime } from '../../ui/values/DateTime';
import { dotted } from '../../ui/values/dotted';
import { Money } from '../../ui/values/Money';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { remainingOf } from '../../ui/values/remainingOf';
import { shopsOf } from '../../ui/values/shopsOf';
import { useItemSummary } from '../../ui/values/useItemSummary';
import { OrderActions } from './OrderActions';
import { AskedDifference, AskedChangeText } from './AskedChange';
import { displayStatusOf } from './orderSummary';
import { orderStatusFacts } from './orderStatus';
import { OrderNextButton } from './OrderNextButton';
import { OrderParcels } from './OrderParcels';
import { OrderStatusText, OrderNextStep } from './OrderStatusText';
import { useOrderPieces } from './useOrderPieces';

interface OrderCardProps {
  /** Undefined where it cannot be chosen. */
  isChosen: boolean | undefined;
  /** The same for all cards and from one drawing to the next. */
  onChoose: (id: string, isChosen: boolean) => void;
  order: FragmentType<typeof OrderCard_OrderFragmentDoc>;
  /** True for the order on the page whose deadline is first; it alone has the accent. */
  isMostUrgent: boolean;
}

/**
 * An order in the list: a card named by its items, with status, total and next step. Only changed orders of a
 * list render again: the cache keeps the others as the same objects.
 */
export const OrderCard = memo(function OrderCard({
  isChosen,
  onChoose,
  isMostUrgent,
  ...props
}: OrderCardProps) {
  const text = useText();
  const { namesOf } = useItemSummary();
  const piecesOf = useOrderPieces();
  const order = readFragment(OrderCard_OrderFragmentDoc, props.order);
  const seen = readFragment(OrderSummary_OrderFragmentDoc, order);
  const { label, ...look } = displayStatusOf(seen, order.openQuestions);
  const items = remainingOf(seen.items);
  const asked = order.openQuestions.filter(({ status }) => status === 'OPEN');
  const isAsked = order.availableActions.includes('ANSWER_QUESTION') && asked.length > 0;
  const title = namesOf(items);
  const isOver = seen.nextStep == null && seen.status !== 'PENDING_PAYMENT';
  // On phones the steps of others are short, so that orders awaiting the shopper fit on the first screen.
  const isAwaited = !isOver && seen.nextStep?.actor !== 'SHOPPER';
  // The stamp then shows the final status.
  const isLost = orderStatusFacts[seen.status].end !== undefined;
  const [only] = order.items;
  const about = [order.items.length === 1 && only?.specification, piecesOf(seen.items)];
  return (
    <chakra.li minWidth="0">
      <ListCard
        title={title}
        to={paths.orderDetail.href({ id: order.id })}
        label={text('orders.named', { title, number: order.number })}
        photos={items.map(({ image }) => image?.url)}
        isThin={isOver}
        stub={
          <>
            {isOver ? (
              <StatusStamp {...look} label={text(label)} />
            ) : (
              <Stamp {...look} label={text(label)} size="list" />
            )}
            {isAsked ? (
              <AskedDifference asked={asked} />
            ) : (
              <Sum>
                <Money
                  fen={order.amount}
                  fontSize="xl"
                  {...(isLost ? { color: 'muted' } : { fontWeight: '700' })}
                />
                {/* Where all came back, stamp and sentence say so. */}
                {order.refundedAmount > 0 && seen.status !== 'REFUNDED' && (
                  <chakra.span fontSize="sm" color="muted">
                    <FormattedMessage
                      id="orders.returned"
                      values={{ amount: <Money fen={order.refundedAmount} /> }}
                    />
                  </chakra.span>
                )}
              </Sum>
            )}
            <OrderNextButton order={order} look={isMostUrgent ? 'primary' : 'outline'} isShort />
          </>
        }
        more={
          <>
            <chakra.p textWrap="pretty" hideBelow={isAwaited ? 'md' : undefined}>
              {isAsked ? <AskedChangeText asked={asked} /> : <OrderStatusText order={seen} />}
            </chakra.p>
            <OrderParcels order={order} />
            <FootLine data-raised hideBelow={isAwaited ? 'md' : undefined}>
              <Foot>
                {isChosen !== undefined && (
                  <SelectRow
                    label={text('orders.choose', { number: order.number })}
                    isChosen={isChosen}
                    onChange={(isNow) => onChoose(order.id, isNow)}
                  />
                )}
                <ReferenceNumber>{order.number}</ReferenceNumber>
                {/* On phones the number tells it. */}
                <chakra.span hideBelow="md">
                  <DateTime at={seen.submittedAt} isDateOnly />
                </chakra.span>
              </Foot>
              <Ways>
                <OrderActions order={order} />
              </Ways>
            </FootLine>
          </>
        }
      >
        <chakra.p color="muted" overflowWrap="anywhere" lineClamp="2">
          {dotted(about)}
          {/* Beside a picture on phones its host would be cut; the page of the order names it. */}
          <chakra.span hideBelow="md">
            {'\u00a0· '}
            {shopsOf(items)}
          </chakra.span>
        </chakra.p>
        {!isLost && (
          <chakra.div marginTop="2">
            <OrderNextStep order={seen} />
          </chakra.div>
        )}
      </ListCard>
    </chakra.li>
  );
});

/** The paid amount, and below it the refunded one. */
const Sum = chakra('div', {
  base: { display: 'grid', justifyItems: { base: 'end', md: 'center' }, lineHeight: '1.3' },
});

/** On phones one line, so that the next step below it is seen without scrolling. */
const FootLine = chakra('div', {
  base: {
    display: { base: 'flex', md: 'block' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    marginTop: '1',
    fontSize: 'xs',
    color: 'muted',
  },
});

/** A line of their own, beginning where the text begins. */
const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    marginInlineStart: '-1px',
    _empty: { display: 'none' },
  },
});
