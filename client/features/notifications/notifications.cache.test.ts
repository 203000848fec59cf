import { createCache } from '../../apollo/cache';
import { MessagesPageDocument, OpenThreadDocument } from '../../gql/graphql';
import {
  notification,
  reader,
  shippedNotification,
  thread,
  threadCounts,
  threadList,
  threadMessages,
} from '../../testing/notifications';
import { dropThread, showAllRead, showRead } from './notifications.cache';

const arrived = () => notification({ id: 'm3', title: 'Arrived' });

/** An order of two messages and a package of one; the list of all, that of what is unread, and the open order. */
function filled() {
  const cache = createCache();
  const ofOrder = thread(arrived(), { unreadCount: 2 });
  const write = (variables: object, items: object[]) =>
    cache.writeQuery({
      query: MessagesPageDocument,
      variables,
      data: {
        viewer: reader(2),
        notificationThreadCounts: threadCounts([ofOrder, thread(shippedNotification())]),
        notificationThreads: threadList(items),
      } as never,
    });
  write({}, [ofOrder, thread(shippedNotification())]);
  write({ isRead: false }, [ofOrder]);
  cache.writeQuery({
    query: OpenThreadDocument,
    variables: { id: 'o1' },
    data: { notifications: threadMessages([arrived(), notification()]) } as never,
  });
  return cache;
}
type Cache = ReturnType<typeof filled>;

const listed = (cache: Cache, variables: object = {}) =>
  cache
    .readQuery({ query: MessagesPageDocument, variables })
    ?.notificationThreads.edges.map(({ node }) => node.id);

const read = (cache: Cache, field: string) =>
  Object.entries(cache.extract())
    .filter(([, entry]) => entry && field in entry)
    .map(([id, entry]) => [id, entry![field]]);

const counted = (cache: Cache) =>
  (cache.extract()['ROOT_QUERY']!['notificationThreadCounts'] as Record<string, unknown>[]).map(
    ({ targetKind, count, unreadCount }) => [targetKind, count, unreadCount],
  );

test('a deleted thread leaves every list, and its messages the pane', () => {
  const cache = filled();
  expect(counted(cache)).toEqual([
    ['ORDER', 1, 1],
    ['PACKAGE', 1, 0],
  ]);
  dropThread(cache, 'o1', ['m1', 'm3']);
  expect(counted(cache)).toEqual([
    ['ORDER', 0, 0],
    ['PACKAGE', 1, 0],
  ]);
  expect(listed(cache)).toEqual(['p1']);
  expect(listed(cache, { isRead: false })).toEqual([]);
  const open = cache.readQuery({ query: OpenThreadDocument, variables: { id: 'o1' } });
  expect(open?.notifications.edges).toEqual([]);
  expect(read(cache, 'readAt').map(([id]) => id)).toEqual(['Notification:m2']);
});

test('what is read of a thread counts no more, whatever else arrived', () => {
  const cache = filled();
  showRead(cache, 'o1', 1);
  expect(read(cache, 'unreadCount')).toContainEqual(['NotificationThread:o1', 1]);
  expect(counted(cache)[0]).toEqual(['ORDER', 1, 1]);
  showRead(cache, 'o1', 5);
  expect(read(cache, 'unreadCount')).toContainEqual(['NotificationThread:o1', 0]);
  expect(counted(cache)[0]).toEqual(['ORDER', 1, 0]);
});

test('of a hundred or more one fewer is still a hundred', () => {
  const cache = filled();
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      notificationThreadCounts: (counts: readonly object[]) =>
        counts.map((count) => ({ ...count, count: 100, unreadCount: 100 })),
    },
  });
  dropThread(cache, 'o1', ['m1', 'm3']);
  expect(counted(cache)[0]).toEqual(['ORDER', 100, 100]);
});

test('all are read; one that was read before keeps its time', () => {
  const cache = filled();
  showAllRead(cache, '2026-11-03T00:00:00.000Z');
  expect(Object.fromEntries(read(cache, 'readAt'))).toEqual({
    'Notification:m1': '2026-11-03T00:00:00.000Z',
    'Notification:m2': '2026-11-01T09:00:00.000Z',
    'Notification:m3': '2026-11-03T00:00:00.000Z',
  });
  expect(read(cache, 'unreadCount').map(([, count]) => count)).toEqual([0, 0]);
  expect(counted(cache).map(([, , unread]) => unread)).toEqual([0, 0]);
});

test('lists that were never asked for stay unknown', () => {
  const cache = createCache();
  dropThread(cache, 'o1', ['m1']);
  showRead(cache, 'o1', 1);
  showAllRead(cache, '2026-11-03T00:00:00.000Z');
  expect(cache.extract()).toEqual({});
});
