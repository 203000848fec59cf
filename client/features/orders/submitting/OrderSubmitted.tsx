import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { readFragment, type FragmentType } from '../../../gql';
import { OrderSubmitted_OrderFragmentDoc } from '../../../gql/graphql';
import { Barcode } from '../../../ui/document/Barcode';
import { DocumentNumber } from '../../../ui/document/DocumentNumber';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { DocumentStatus } from '../../../ui/document/DocumentStatus';
import { NumberedSteps } from '../../../ui/document/NumberedSteps';
import { Stamp } from '../../../ui/document/Stamp';
import { Thumbnail } from '../../../ui/document/Thumbnail';
import { Deadline } from '../../../ui/values/Deadline';
import { LinkButton, TextLink } from '../../../ui/Link';
import { Money } from '../../../ui/values/Money';
import { useItemSummary } from '../../../ui/values/useItemSummary';
import { orderStatusFacts } from '../orderStatus';

interface OrderSubmittedProps {
  order: FragmentType<typeof OrderSubmitted_OrderFragmentDoc>;
  /** The page's title. */
  title: ReactNode;
  /** The steps after payment. */
  steps: ComponentProps<typeof NumberedSteps>['steps'];
}

/** An order has a number now; what is left to do is to pay for it. */
export function OrderSubmitted({ title, steps, ...props }: OrderSubmittedProps) {
  const text = useText();
  const { namesOf, piecesOf } = useItemSummary();
  const order = readFragment(OrderSubmitted_OrderFragmentDoc, props.order);
  const { id, status, items } = order;
  return (
    <DocumentCard as="article">
      <DocumentCardHead end={<Barcode of={order.number} />}>
        <DocumentNumber kind={text('orders.number')} number={order.number} />
      </DocumentCardHead>
      <DocumentStatus
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
      </DocumentStatus>
      <Ordered>
        <Thumbnail src={items[0]?.image?.url} size="64px" />
        <div>
          <chakra.p fontWeight="600" overflowWrap="anywhere">
            {namesOf(items)}
          </chakra.p>
          <chakra.p color="muted">{piecesOf(items)}</chakra.p>
        </div>
      </Ordered>
      <NumberedSteps steps={steps} />
    </DocumentCard>
  );
}

/** The ordered items. */
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
