import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { OrderActions_OrderFragmentDoc, type OrderAction } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/Link';
import { CancelOrderDialog } from './CancelOrderDialog';
import { CancelRefundDialog } from './refunds/CancelRefundDialog';
import { RefundDialog } from './refunds/RefundDialog';

interface OrderActionsProps {
  order: FragmentType<typeof OrderActions_OrderFragmentDoc>;
}

/** Questions are answered where they stand: see questions/OrderQuestions.tsx. */
type AskedAction = Exclude<OrderAction, 'PAY' | 'PACK' | 'ANSWER_QUESTION'>;

const dialogs = {
  CANCEL: CancelOrderDialog,
  REQUEST_REFUND: RefundDialog,
  CANCEL_REFUND_REQUEST: CancelRefundDialog,
};

/** What the server says may be done with an order, and nothing else; whoever shows it lays it out. */
export function OrderActions(props: OrderActionsProps) {
  const order = readFragment(OrderActions_OrderFragmentDoc, props.order);
  const [asking, setAsking] = useState<AskedAction>();
  const can = (action: OrderAction) => order.availableActions.includes(action);
  const AskingDialog = asking && dialogs[asking];

  return (
    <>
      {can('PAY') && (
        <LinkButton look="solid" to={paths.payment.href({ kind: 'ORDER', id: order.id })}>
          <FormattedMessage id="orders.pay" />
        </LinkButton>
      )}
      {can('PACK') && (
        <LinkButton look="solid" to={paths.store.href()}>
          <FormattedMessage id="orders.pack" />
        </LinkButton>
      )}
      {can('CANCEL') && (
        <Button isRepeatable onClick={() => setAsking('CANCEL')}>
          <FormattedMessage id="orders.cancel" />
        </Button>
      )}
      {can('REQUEST_REFUND') && (
        <Button isRepeatable onClick={() => setAsking('REQUEST_REFUND')}>
          <FormattedMessage id="orders.requestRefund" />
        </Button>
      )}
      {can('CANCEL_REFUND_REQUEST') && (
        <Button isRepeatable onClick={() => setAsking('CANCEL_REFUND_REQUEST')}>
          <FormattedMessage id="orders.cancelRefund" />
        </Button>
      )}
      {AskingDialog && <AskingDialog order={order} onClose={() => setAsking(undefined)} />}
    </>
  );
}
