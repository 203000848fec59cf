import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { CancelRefundRequestDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import { showMoved, type KnownOrder } from '../movedOrder';

interface CancelRefundDialogProps {
  order: KnownOrder;
  onClose: () => void;
}

export function CancelRefundDialog({ order, onClose }: CancelRefundDialogProps) {
  const text = useText();
  const { cancelRequest, isRunning } = useCancelRefundRequest(order);
  return (
    <Dialog
      type="warning"
      title={text('orders.cancelRefund.title')}
      confirmLabel={text('orders.cancelRefund')}
      cancelLabel={text('orders.cancelRefund.keep')}
      isBusy={isRunning}
      onConfirm={() => void cancelRequest().then(onClose)}
      onCancel={onClose}
    >
      <FormattedMessage id="orders.cancelRefund.text" />
    </Dialog>
  );
}

/** Takes a refund request back; the order goes on where it was (ST-08). */
function useCancelRefundRequest(order: KnownOrder) {
  const { run, isRunning } = useCommand(CancelRefundRequestDocument, {
    success: 'orders.refundRequestCancelled',
    update: (cache, { data }) => showMoved(cache, order, data?.cancelRefundRequest.order),
  });
  return { cancelRequest: () => run({ orderId: order.id }), isRunning };
}
