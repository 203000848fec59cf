import { CheckCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { useNotificationCommands } from './useNotificationCommands';

/** Marks the notifications of all pages as read. */
export function MarkAllReadButton() {
  const { markAllRead } = useNotificationCommands();
  return (
    <Button size="sm" marginInlineStart="auto" onClick={() => void markAllRead()}>
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="notifications.markAllRead" />
    </Button>
  );
}
