import { CheckCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../apollo/useCommand';
import { MarkAllNotificationsReadDocument } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { showAllRead } from './notifications.cache';

/** Marks the notifications of all threads as read; list and badge follow by the cache. */
export function MarkAllReadButton() {
  const { run } = useCommand(MarkAllNotificationsReadDocument, {
    success: 'notifications.allRead',
    update: (cache) => showAllRead(cache, new Date().toISOString()),
  });
  return (
    <Button size="sm" marginInlineStart="auto" onClick={() => void run({})}>
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="notifications.markAllRead" />
    </Button>
  );
}
