import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';

interface DeleteMessagesDialogProps {
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before notifications are deleted for good. */
export function DeleteNotificationsDialog({ count, ...dialog }: DeleteMessagesDialogProps) {
  const text = useText();
  return (
    <Dialog
      type="error"
      title={text('notifications.deleteTitle', { count })}
      confirmLabel={text('notifications.delete')}
      {...dialog}
    >
      <FormattedMessage id="notifications.deleteText" />
    </Dialog>
  );
}
