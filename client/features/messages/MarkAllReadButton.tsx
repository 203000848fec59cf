import { CheckCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { useMessageCommands } from './useMessageCommands';

/** Marks the messages of all pages as read. */
export function MarkAllReadButton() {
  const { markAllRead } = useMessageCommands();
  return (
    <Button size="sm" marginInlineStart="auto" onClick={() => void markAllRead()}>
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="messages.markAllRead" />
    </Button>
  );
}
