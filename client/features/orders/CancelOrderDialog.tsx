import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';
import type { KnownOrder } from './movedOrder';
import { useCancelOrder } from './useCancelOrder';

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
