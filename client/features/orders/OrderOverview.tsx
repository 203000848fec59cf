import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderSummary_OrderFragmentDoc, OrderOverview_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { Barcode } from '../../ui/document/Barcode';
import { DocumentSkeleton } from '../../ui/document/DocumentSkeleton';
import { DocumentNumber } from '../../ui/document/DocumentNumber';
import { DocumentCardHead } from '../../ui/document/DocumentCard';
import { StatusDescription } from '../../ui/document/StatusDescription';
import { DocumentStatus } from '../../ui/document/DocumentStatus';
import { Stamp } from '../../ui/document/Stamp';
import type { ReactNode } from 'react';
import { OrderActions } from './OrderActions';
import { displayStatusOf, isReceived, parcelsOf } from './orderSummary';
import { OrderNextButton } from './OrderNextButton';
import { OrderParcels } from './OrderParcels';
import { OrderRoute } from './OrderRoute';
import { OrderStatusText, OrderNextStep } from './OrderStatusText';
import { OrderQuestions } from './questions/OrderQuestions';
import { RefundDeadline } from './RefundDeadline';
import { RefundNote } from './refunds/RefundNote';

interface OrderOverviewProps {
  /** Undefined while it is loading. */
  order?: FragmentType<typeof OrderOverview_OrderFragmentDoc>;
  /** The page's title, which stays while the order comes. */
  title: ReactNode;
}

/** An order as a waybill: number, status, next actor, and the route from shop to door. */
export function OrderOverview({ title, ...props }: OrderOverviewProps) {
  const text = useText();
  const order = readFragment(OrderOverview_OrderFragmentDoc, props.order);
  const seen = readFragment(OrderSummary_OrderFragmentDoc, order);
  if (!order || !seen)
    return (
      <>
        <DocumentCardHead>{text('orders.detail')}</DocumentCardHead>
        <DocumentStatus title={title} stamp={null}>
          <DocumentSkeleton />
        </DocumentStatus>
      </>
    );
  const { label, ...look } = displayStatusOf(seen, order.questions);
  const isMine = seen.nextStep?.actor === 'SHOPPER';
  const parcels = parcelsOf(seen);
  // The one that is on its way, before those that have come; a receipt is confirmed on its page.
  const parcel = parcels.find(({ status }) => status === 'PENDING_RECEIPT') ?? parcels[0];
  const isParcelNext = !isMine || seen.nextStep?.action === 'CONFIRM_RECEIPT';
  const isAsked =
    order.availableActions.includes('ANSWER_QUESTION') &&
    order.questions.some(({ status }) => status === 'OPEN');
  const further = (
    <>
      <OrderActions order={order} />
      {order.refundDeadline && <RefundDeadline until={order.refundDeadline} />}
    </>
  );
  return (
    <>
      <DocumentCardHead end={<Barcode of={order.number} />}>
        <DocumentNumber
          kind={text('orders.kind')}
          number={order.number}
          back={{ to: paths.orders.href(), label: text('orders.title') }}
        />
      </DocumentCardHead>
      <DocumentStatus
        title={title}
        stamp={<Stamp {...look} label={text(label)} isWavy={parcels.length > 0} />}
        turn={<OrderNextStep order={seen} />}
        actions={
          <>
            <OrderNextButton order={order} look={isMine ? 'primary' : 'outline'} />
            {isParcelNext && parcel && (
              <LinkButton
                look={isMine ? 'primary' : 'solid'}
                to={paths.packageDetail.href({ id: parcel.id })}
                data-next
              >
                <FormattedMessage
                  id={isMine || isReceived(seen) ? 'orders.seeParcel' : 'orders.follow'}
                />
              </LinkButton>
            )}
            {!isAsked && further}
          </>
        }
      >
        <StatusDescription>
          <OrderStatusText order={seen} />
        </StatusDescription>
        <StatusDescription as="div">
          <OrderParcels order={order} />
        </StatusDescription>
        <RefundNote order={order} />
      </DocumentStatus>
      {/* The answer comes before anything else that may be done: on phones it stands on the first screen. */}
      <OrderQuestions order={order}>{further}</OrderQuestions>
      <OrderRoute order={order} seen={seen} />
    </>
  );
}
