import { useCommand } from '../../apollo/useCommand';
import {
  DeleteNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
} from '../../gql/graphql';
import { dropNotifications, showAllRead } from './notifications.cache';

/** What a shopper does with notifications; list and badge follow by the cache. */
export function useNotificationCommands() {
  const mark = useCommand(MarkNotificationsReadDocument);
  const markAll = useCommand(MarkAllNotificationsReadDocument, {
    success: 'notifications.allRead',
    update: (cache) => showAllRead(cache, new Date().toISOString()),
  });
  const drop = useCommand(DeleteNotificationsDocument, {
    success: 'notifications.deleted',
    update: (cache, { data }) =>
      data && dropNotifications(cache, data.deleteNotifications.deletedIds),
  });
  return {
    markRead: (ids: string[]) => mark.run({ ids }),
    markAllRead: () => markAll.run({}),
    /** Returns whether they are gone. */
    remove: async (ids: string[]) => Boolean(await drop.run({ ids })),
    isRemoving: drop.isRunning,
  };
}
