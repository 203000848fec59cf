import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';

interface DeleteMessagesDialogProps {
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before messages are deleted for good. */
export function DeleteMessagesDialog({ count, ...dialog }: DeleteMessagesDialogProps) {
  const text = useText();
  return (
    <Dialog
      type="error"
      title={text('messages.deleteTitle', { count })}
      confirmLabel={text('messages.delete')}
      {...dialog}
    >
      <FormattedMessage id="messages.deleteText" />
    </Dialog>
  );
}
