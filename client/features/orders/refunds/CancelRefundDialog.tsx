import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import type { KnownOrder } from '../movedOrder';
import { useCancelRefundRequest } from './useCancelRefundRequest';

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
