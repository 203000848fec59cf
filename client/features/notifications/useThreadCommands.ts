import { useCommand } from '../../apollo/useCommand';
import { DeleteNotificationsDocument, MarkNotificationsReadDocument } from '../../gql/graphql';
import { dropThread, showRead } from './notifications.cache';

/** Commands of a thread; list and badge update through the cache. */
export function useThreadCommands(threadId: string) {
  const mark = useCommand(MarkNotificationsReadDocument, {
    update: (cache, { data }) =>
      data && showRead(cache, threadId, data.markNotificationsRead.notifications.length),
  });
  const drop = useCommand(DeleteNotificationsDocument, {
    success: 'notifications.deleted',
    update: (cache, { data }) =>
      data && dropThread(cache, threadId, data.deleteNotifications.deletedIds),
  });
  return {
    /** Marks the given unread messages as read. */
    markRead: (ids: string[]) => void mark.run({ ids }),
    /** Returns whether they are gone. */
    remove: async (ids: string[]) => Boolean(await drop.run({ ids })),
    isRemoving: drop.isRunning,
  };
}
