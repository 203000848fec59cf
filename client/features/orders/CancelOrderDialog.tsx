import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../apollo/useCommand';
import { CancelOrderDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';
import { showMoved, type KnownOrder } from './movedOrder';

interface CancelOrderDialogProps {
  order: KnownOrder;
  onClose: () => void;
}

export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const text = useText();
  const { cancel, isRunning } = useCancelOrder(order);
  return (
    <Dialog
      type="error"
      title={text('orders.cancel.title')}
      confirmLabel={text('orders.cancel')}
      cancelLabel={text('orders.keep')}
      isBusy={isRunning}
      onConfirm={() => void cancel().then(onClose)}
      onCancel={onClose}
    >
      <FormattedMessage id="orders.cancel.text" />
    </Dialog>
  );
}

/** Cancels an unpaid order; it leaves its tab for that of the cancelled ones. */
function useCancelOrder(order: KnownOrder) {
  const { run, isRunning } = useCommand(CancelOrderDocument, {
    success: 'orders.cancelled',
    update: (cache, { data }) => showMoved(cache, order, data?.cancelOrder.order),
  });
  return { cancel: () => run({ id: order.id }), isRunning };
}
