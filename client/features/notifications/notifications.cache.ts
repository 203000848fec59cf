import type { ApolloCache, Reference } from '@apollo/client';
import {
  CountedThread_ThreadFragmentDoc,
  type CountedThread_ThreadFragment,
  type MessageFilter_CountsFragment,
} from '../../gql/graphql';

interface CachedList {
  edges: readonly { node: Reference }[];
}

type Count = MessageFilter_CountsFragment;

/** A thread that is not in the cache counts nowhere. */
function threadOf(cache: ApolloCache, threadId: string): CountedThread_ThreadFragment | null {
  const id = cache.identify({ __typename: 'NotificationThread', id: threadId });
  return cache.readFragment({ fragment: CountedThread_ThreadFragmentDoc, id });
}

/** The server counts up to 100: so many, or more. */
const MOST_COUNTED = 100;
const oneFewer = (count: number) => (count < MOST_COUNTED ? count - 1 : count);

/** Changes how many threads the filters say there are. */
function recount(cache: ApolloCache, change: (count: Count) => Partial<Count>): void {
  cache.modify<{ notificationThreadCounts: readonly Count[] }>({
    id: 'ROOT_QUERY',
    fields: {
      notificationThreadCounts: (counts) =>
        (counts as readonly Count[]).map((count) => ({ ...count, ...change(count) })),
    },
  });
}

/** Deleted notifications leave what is shown of their thread, and the thread leaves the lists. */
export function dropThread(cache: ApolloCache, threadId: string, ids: readonly string[]): void {
  const thread = threadOf(cache, threadId);
  recount(cache, ({ targetKind, count, unreadCount }) =>
    targetKind === thread?.latest.targetKind
      ? {
          count: oneFewer(count),
          unreadCount: thread.unreadCount > 0 ? oneFewer(unreadCount) : unreadCount,
        }
      : {},
  );
  const without = (
    cached: CachedList,
    gone: readonly string[],
    idOf: (node: Reference) => string,
  ) => ({
    ...cached,
    edges: cached.edges.filter(({ node }) => !gone.includes(idOf(node))),
  });
  cache.modify<{ notifications: CachedList; notificationThreads: CachedList }>({
    id: 'ROOT_QUERY',
    fields: {
      notifications: (cached, { readField }) =>
        without(cached as CachedList, ids, (node) => readField<string>('id', node)!),
      notificationThreads: (cached, { readField }) =>
        without(cached as CachedList, [threadId], (node) => readField<string>('id', node)!),
    },
  });
  cache.gc();
}

/** So many notifications of a thread are read. */
export function showRead(cache: ApolloCache, threadId: string, count: number): void {
  const thread = threadOf(cache, threadId);
  const isDone = thread !== null && thread.unreadCount > 0 && thread.unreadCount <= count;
  if (isDone)
    recount(cache, ({ targetKind, unreadCount }) =>
      targetKind === thread.latest.targetKind ? { unreadCount: oneFewer(unreadCount) } : {},
    );
  cache.modify<{ unreadCount: number }>({
    id: cache.identify({ __typename: 'NotificationThread', id: threadId })!,
    fields: { unreadCount: (before) => Math.max(0, before - count) },
  });
}

/** Every notification and thread that the cache knows is read; one read before keeps its time. */
export function showAllRead(cache: ApolloCache, at: string): void {
  recount(cache, () => ({ unreadCount: 0 }));
  for (const id of Object.keys(cache.extract() as object)) {
    if (id.startsWith('Notification:'))
      cache.modify<{ readAt: string | null }>({ id, fields: { readAt: (before) => before ?? at } });
    if (id.startsWith('NotificationThread:'))
      cache.modify<{ unreadCount: number }>({ id, fields: { unreadCount: () => 0 } });
  }
}
