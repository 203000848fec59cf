import { createCache } from '../../apollo/cache';
import { MessagesPageDocument } from '../../gql/graphql';
import { notification, reader, shippedNotification } from '../../testing/notifications';
import { dropNotifications, showAllRead } from './notifications.cache';

const third = () => notification({ id: 'm3' });

function filled() {
  const cache = createCache();
  const write = (page: number, items: object[]) => {
    const notifications = { __typename: 'NotificationPage', items, total: 3, page, pageSize: 2 };
    const data = { viewer: reader(2), notifications };
    cache.writeQuery({ query: MessagesPageDocument, variables: { page }, data: data as never });
  };
  write(1, [notification(), shippedNotification()]);
  write(2, [third()]);
  return cache;
}

const pageIn = (cache: ReturnType<typeof createCache>, page: number) => {
  const list = cache.readQuery({ query: MessagesPageDocument, variables: { page } })?.notifications;
  return list && { ids: list.items.map(({ id }) => id), total: list.total };
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
