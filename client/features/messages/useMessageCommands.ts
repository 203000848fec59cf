import { useCommand } from '../../apollo/useCommand';
import {
  DeleteMessagesDocument,
  MarkAllMessagesReadDocument,
  MarkMessagesReadDocument,
} from '../../gql/graphql';
import { dropMessages, showAllRead } from './messages.cache';

/** What a shopper does with messages; list and badge follow by the cache. */
export function useMessageCommands() {
  const mark = useCommand(MarkMessagesReadDocument);
  const markAll = useCommand(MarkAllMessagesReadDocument, {
    success: 'messages.allRead',
    update: (cache) => showAllRead(cache, new Date().toISOString()),
  });
  const drop = useCommand(DeleteMessagesDocument, {
    success: 'messages.deleted',
    update: (cache, { data }) => data && dropMessages(cache, data.deleteMessages.deletedIds),
  });
  return {
    markRead: (ids: string[]) => mark.run({ ids }),
    markAllRead: () => markAll.run({}),
    /** Answers whether they are gone. */
    remove: async (ids: string[]) => Boolean(await drop.run({ ids })),
    isRemoving: drop.isRunning,
  };
}
