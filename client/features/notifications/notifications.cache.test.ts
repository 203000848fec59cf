import { createCache } from '../../apollo/cache';
import { MessagesPageDocument } from '../../gql/graphql';
import {
  notification,
  notificationList,
  reader,
  shippedNotification,
} from '../../testing/notifications';
import { dropNotifications, showAllRead } from './notifications.cache';

const third = () => notification({ id: 'm3' });

function filled() {
  const cache = createCache();
  const write = (page: number, items: object[]) => {
    const data = { viewer: reader(2), notifications: notificationList(items, 3) };
    cache.writeQuery({
      query: MessagesPageDocument,
      variables: { skip: (page - 1) * 10 },
      data: data as never,
    });
  };
  write(1, [notification(), shippedNotification()]);
  write(2, [third()]);
  return cache;
}

const pageIn = (cache: ReturnType<typeof createCache>, page: number) => {
  const variables = { skip: (page - 1) * 10 };
  const list = cache.readQuery({ query: MessagesPageDocument, variables })?.notifications;
  return list && { ids: list.edges.map(({ node }) => node.id), total: list.totalCount };
};

const notificationsIn = (cache: ReturnType<typeof createCache>) =>
  Object.entries(cache.extract()).filter(([id]) => id.startsWith('Notification:'));

test('deleted notifications leave their page, the other pages are forgotten', () => {
  const cache = filled();
  dropNotifications(cache, ['m1']);
  expect(pageIn(cache, 1)).toEqual({ ids: ['m2'], total: 2 });
  expect(pageIn(cache, 2)).toBeUndefined();
  expect(notificationsIn(cache).map(([id]) => id)).toEqual(['Notification:m2']);
});

test('a page may be emptied', () => {
  const cache = filled();
  dropNotifications(cache, ['m3']);
  expect(pageIn(cache, 2)).toEqual({ ids: [], total: 2 });
  expect(pageIn(cache, 1)).toBeUndefined();
});

test('all are read; one that was read before keeps its time', () => {
  const cache = filled();
  showAllRead(cache, '2026-11-03T00:00:00.000Z');
  expect(notificationsIn(cache).map(([id, given]) => [id, given?.readAt])).toEqual([
    ['Notification:m1', '2026-11-03T00:00:00.000Z'],
    ['Notification:m2', '2026-11-01T09:00:00.000Z'],
    ['Notification:m3', '2026-11-03T00:00:00.000Z'],
  ]);
});

test('lists that were never asked for stay unknown', () => {
  const cache = createCache();
  dropNotifications(cache, ['m1']);
  showAllRead(cache, '2026-11-03T00:00:00.000Z');
  expect(cache.extract()).toEqual({});
});
