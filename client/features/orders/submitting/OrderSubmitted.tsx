import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { readFragment, type FragmentType } from '../../../gql';
import { OrderSubmitted_OrderFragmentDoc } from '../../../gql/graphql';
import { Barcode } from '../../../ui/paper/Barcode';
import { DocumentNumber } from '../../../ui/paper/DocumentNumber';
import { Sheet, SheetHead } from '../../../ui/paper/Sheet';
import { SheetState } from '../../../ui/paper/SheetState';
import { SheetSteps } from '../../../ui/paper/SheetSteps';
import { Stamp } from '../../../ui/paper/Stamp';
import { Thumbnail } from '../../../ui/paper/Thumbnail';
import { Deadline } from '../../../ui/values/Deadline';
import { LinkButton, TextLink } from '../../../ui/Link';
import { Money } from '../../../ui/values/Money';
import { useThings } from '../../../ui/values/useThings';
import { orderStatusFacts } from '../orderStatus';

interface OrderSubmittedProps {
  order: FragmentType<typeof OrderSubmitted_OrderFragmentDoc>;
  /** The page's title. */
  title: ReactNode;
  /** What happens once it is paid. */
  steps: ComponentProps<typeof SheetSteps>['steps'];
}

/** An order has a number now; what is left to do is to pay for it. */
export function OrderSubmitted({ title, steps, ...props }: OrderSubmittedProps) {
  const text = useText();
  const { namesOf, piecesOf } = useThings();
  const order = readFragment(OrderSubmitted_OrderFragmentDoc, props.order);
  const { id, status, items } = order;
  return (
    <Sheet as="article">
      <SheetHead end={<Barcode of={order.number} />}>
        <DocumentNumber kind={text('orders.number')} number={order.number} />
      </SheetHead>
      <SheetState
        title={title}
        figure={
          <chakra.p fontSize={{ base: '2rem', md: '4xl' }} fontWeight="700" lineHeight="1">
            <Money fen={order.amount} isTotal />
          </chakra.p>
        }
        stamp={
          <Stamp
            {...orderStatusFacts[status].look}
            label={text(`orders.status.${status}`)}
            at={order.submittedAt}
          />
        }
        actions={
          <>
            {status === 'PENDING_PAYMENT' && (
              <LinkButton look="primary" to={paths.payment.href({ kind: 'ORDER', id })}>
                <FormattedMessage id="orders.pay" />
              </LinkButton>
            )}
            <TextLink
              to={paths.orderDetail.href({ id })}
              display="inline-flex"
              alignItems="center"
              minHeight="44px"
            >
              <FormattedMessage id="orders.view" />
            </TextLink>
          </>
        }
      >
        {order.paymentDueAt && (
          <p>
            <FormattedMessage
              id="orders.payUntil"
              values={{ time: <Deadline of="PAY" at={order.paymentDueAt} /> }}
            />
          </p>
        )}
        <chakra.p color="muted">
          <FormattedMessage id="orders.reviewTimeOncePaid" />
        </chakra.p>
      </SheetState>
      <Ordered>
        <Thumbnail src={items[0]?.image?.url} size="64px" />
        <div>
          <chakra.p fontWeight="600" overflowWrap="anywhere">
            {namesOf(items)}
          </chakra.p>
          <chakra.p color="muted">{piecesOf(items)}</chakra.p>
        </div>
      </Ordered>
      <SheetSteps steps={steps} />
    </Sheet>
  );
}

/** What was ordered. */
const Ordered = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingX: { base: '14px', md: '6' },
    paddingY: '4',
    borderTop: '1px solid {colors.ink}',
    '& > div': { minWidth: '0' },
  },
});
