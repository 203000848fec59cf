import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderFace_OrderFragmentDoc, OrderSheet_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { Barcode } from '../../ui/paper/Barcode';
import { DocumentSkeleton } from '../../ui/paper/DocumentSkeleton';
import { DocumentNumber } from '../../ui/paper/DocumentNumber';
import { SheetHead } from '../../ui/paper/Sheet';
import { SheetSentence } from '../../ui/paper/SheetSentence';
import { SheetState } from '../../ui/paper/SheetState';
import { Stamp } from '../../ui/paper/Stamp';
import type { ReactNode } from 'react';
import { OrderActions } from './OrderActions';
import { displayStatusOf, isReceived, parcelsOf } from './orderFace';
import { OrderNextButton } from './OrderNextButton';
import { OrderParcels } from './OrderParcels';
import { OrderRoute } from './OrderRoute';
import { OrderSentence, OrderTurn } from './OrderWords';
import { OrderQuestions } from './questions/OrderQuestions';
import { RefundDeadline } from './RefundDeadline';
import { RefundNote } from './refunds/RefundNote';

interface OrderSheetProps {
  /** Undefined while it is loading. */
  order?: FragmentType<typeof OrderSheet_OrderFragmentDoc>;
  /** The page's title, which stays while the order comes. */
  title: ReactNode;
}

/** An order as its waybill: number, how it stands, who acts next, and the way from shop to door. */
export function OrderSheet({ title, ...props }: OrderSheetProps) {
  const text = useText();
  const order = readFragment(OrderSheet_OrderFragmentDoc, props.order);
  const seen = readFragment(OrderFace_OrderFragmentDoc, order);
  if (!order || !seen)
    return (
      <>
        <SheetHead>{text('orders.detail')}</SheetHead>
        <SheetState title={title} stamp={null}>
          <DocumentSkeleton />
        </SheetState>
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
      <SheetHead end={<Barcode of={order.number} />}>
        <DocumentNumber
          kind={text('orders.kind')}
          number={order.number}
          back={{ to: paths.orders.href(), label: text('orders.title') }}
        />
      </SheetHead>
      <SheetState
        title={title}
        stamp={<Stamp {...look} label={text(label)} isWavy={parcels.length > 0} />}
        turn={<OrderTurn order={seen} />}
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
        <SheetSentence>
          <OrderSentence order={seen} />
        </SheetSentence>
        <SheetSentence as="div">
          <OrderParcels order={order} />
        </SheetSentence>
        <RefundNote order={order} />
      </SheetState>
      {/* The answer comes before anything else that may be done: on phones it stands on the first screen. */}
      <OrderQuestions order={order}>{further}</OrderQuestions>
      <OrderRoute order={order} seen={seen} />
    </>
  );
}
