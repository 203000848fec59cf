import { createCache } from '../../apollo/cache';
import { MessagesPageDocument } from '../../gql/graphql';
import { message, reader, shippedMessage } from '../../testing/messages';
import { dropMessages, showAllRead } from './messages.cache';

const third = () => message({ id: 'm3' });

function filled() {
  const cache = createCache();
  const write = (page: number, items: object[]) => {
    const messages = { __typename: 'MessagePage', items, total: 3, page, pageSize: 2 };
    const data = { viewer: reader(2), messages };
    cache.writeQuery({ query: MessagesPageDocument, variables: { page }, data: data as never });
  };
  write(1, [message(), shippedMessage()]);
  write(2, [third()]);
  return cache;
}

const pageIn = (cache: ReturnType<typeof createCache>, page: number) => {
  const list = cache.readQuery({ query: MessagesPageDocument, variables: { page } })?.messages;
  return list && { ids: list.items.map(({ id }) => id), total: list.total };
};

const messagesIn = (cache: ReturnType<typeof createCache>) =>
  Object.entries(cache.extract()).filter(([id]) => id.startsWith('Message:'));

test('deleted messages leave their page, the other pages are forgotten', () => {
  const cache = filled();
  dropMessages(cache, ['m1']);
  expect(pageIn(cache, 1)).toEqual({ ids: ['m2'], total: 2 });
  expect(pageIn(cache, 2)).toBeUndefined();
  expect(messagesIn(cache).map(([id]) => id)).toEqual(['Message:m2']);
});

test('a page may be emptied', () => {
  const cache = filled();
  dropMessages(cache, ['m3']);
  expect(pageIn(cache, 2)).toEqual({ ids: [], total: 2 });
  expect(pageIn(cache, 1)).toBeUndefined();
});

test('all are read; one that was read before keeps its time', () => {
  const cache = filled();
  showAllRead(cache, '2026-11-03T00:00:00.000Z');
  expect(messagesIn(cache).map(([id, given]) => [id, given?.readAt])).toEqual([
    ['Message:m1', '2026-11-03T00:00:00.000Z'],
    ['Message:m2', '2026-11-01T09:00:00.000Z'],
    ['Message:m3', '2026-11-03T00:00:00.000Z'],
  ]);
});

test('lists that were never asked for stay unknown', () => {
  const cache = createCache();
  dropMessages(cache, ['m1']);
  showAllRead(cache, '2026-11-03T00:00:00.000Z');
  expect(cache.extract()).toEqual({});
});
