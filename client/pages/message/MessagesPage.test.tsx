import { screen, waitFor, within } from '@testing-library/react';
import {
  DeleteNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  MessagesPageDocument,
  OpenThreadDocument,
} from '../../gql/graphql';
import {
  notification,
  reader,
  shippedNotification,
  thread,
  threadCounts,
  threadList,
  threadMessages,
} from '../../testing/notifications';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { MessagesPage } from './MessagesPage';

const READ_AT = '2026-11-03T00:00:00.000Z';

const list = (asked: object, items: object[], unread = 0, endCursor: string | null = null) =>
  answer(MessagesPageDocument, asked as never, {
    viewer: reader(unread),
    notificationThreadCounts: threadCounts(items as ReturnType<typeof thread>[]),
    notificationThreads: threadList(items, endCursor),
  });

const opened = (id: string, ...items: ReturnType<typeof notification>[]) =>
  answer(OpenThreadDocument, { id }, { notifications: threadMessages(items) });

const marked = (ids: string[], unread: number) =>
  answer(
    MarkNotificationsReadDocument,
    { ids },
    {
      markNotificationsRead: {
        __typename: 'MarkNotificationsReadPayload',
        notifications: ids.map((id) => ({ __typename: 'Notification', id, readAt: READ_AT })),
        viewer: reader(unread),
      },
    },
  );

const deleted = (ids: string[], unread: number) =>
  answer(
    DeleteNotificationsDocument,
    { ids },
    {
      deleteNotifications: {
        __typename: 'DeleteNotificationsPayload',
        deletedIds: ids,
        viewer: reader(unread),
      },
    },
  );

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<MessagesPage />, { mocks, path, cookies: signedIn });

const address = () => screen.getByTestId('address').textContent;
const ofOrder = (given: object = {}) => thread(notification(), given);
const ofPackage = () => thread(shippedNotification());
const both = (unread = 1) => list({}, [ofOrder(), ofPackage()], unread);
/** Beside the title of the list, which an open thread hides on phones; it counts what the list below has bold. */
const badge = () =>
  screen.queryByRole('img', { name: '1 thread with unread messages', hidden: true });

test('threads are listed with their picture, preview and what is unread (RT-20)', async () => {
  const image = { __typename: 'Image', url: '/uploads/lamp.png?w=160' };
  const { container } = show(
    '/message',
    list({}, [ofOrder({ unreadCount: 3, image }), ofPackage()], 1),
  );
  const row = await screen.findByRole('link', { name: /^Lamp and Vase/ });
  expect(row).toHaveTextContent('OR-1');
  expect(row).toHaveTextContent('We will now place the order with the shop.');
  // Figures that are seen count threads, here as in the badge and the filters.
  expect(within(row).getByRole('img', { name: '3 unread messages' })).toBeEmptyDOMElement();
  expect(badge()).toHaveTextContent('1');
  expect(container.querySelector('img')).toHaveAttribute('src', image.url);
  const other = screen.getByRole('link', { name: /^Teapot.*P-1/ });
  expect(within(other).queryByRole('img')).not.toBeInTheDocument();
  expect(document.title).toBe('Messages');
});

test('a thread is called after what is still in its order; what is about none by its own title (RT-20)', async () => {
  const target = {
    ...{ __typename: 'Order', id: 'o1', number: 'OR-1' },
    items: [
      ...['Lamp', 'Vase', 'Bowl'].map((name) => ({ id: name, name, status: 'ARRIVED' })),
      { id: 'Rug', name: 'Rug', status: 'REFUNDED' },
    ].map((item) => ({ __typename: 'OrderItem', ...item })),
  };
  const credited = notification({
    id: 'm3',
    title: '¥5.00 was added',
    targetKind: 'FUND',
    targetId: null,
  });
  show('/message', list({}, [thread(notification({ target })), thread(credited)], 2));
  expect(await screen.findByRole('link', { name: /^Lamp, Vase and 1 more/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^¥5\.00 was added/ })).toBeVisible();
});

test('opening a thread reads it: marks go, its messages and its way appear', async () => {
  const { user } = show(
    '/message',
    list(
      {},
      [thread(notification({ id: 'm3', title: 'An item has arrived' }), { unreadCount: 2 })],
      1,
    ),
    opened('o1', notification({ id: 'm3', title: 'An item has arrived' }), notification()),
    marked(['m3', 'm1'], 0),
  );
  const row = await screen.findByRole('link', { name: /^Lamp and Vase/ });
  expect(badge()).toBeVisible();
  await user.click(row);
  expect(address()).toBe('/message?id=o1');
  const pane = within(await screen.findByRole('region', { name: 'Lamp and Vase' }));
  expect(pane.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(pane.getByText('An item has arrived')).toBeVisible();
  expect(pane.getByRole('listitem')).toHaveTextContent('Order OR-1 is paid');
  for (const name of ['See the order', 'OR-1'])
    expect(pane.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?id=o1',
    );
  await waitFor(() =>
    expect(screen.queryByRole('img', { name: /unread/, hidden: true })).toBeNull(),
  );
});

test('one that is read already is not told again', async () => {
  const { user } = show('/message', both(), opened('p1', shippedNotification()));
  await user.click(await screen.findByRole('link', { name: /^Teapot/ }));
  expect(await screen.findByRole('link', { name: 'See the package' })).toHaveAttribute(
    'href',
    '/mine/package/packageDetail?id=p1',
  );
  // An unanswered request would have shown a toast.
  expect(badge()).toBeInTheDocument();
});

test.each([
  ['WAREHOUSE', 'Go to the warehouse', '/mine/store'],
  ['FUND', 'See your balance', '/mine/fund'],
])('a notification about the %s leads there', async (kind, name, href) => {
  const one = notification({ readAt: READ_AT, targetKind: kind, targetId: null });
  show('/message?id=m1', list({}, [thread(one)]), opened('m1', one));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('all are marked as read at once', async () => {
  const { user } = show(
    '/message',
    both(),
    answer(
      MarkAllNotificationsReadDocument,
      {},
      {
        markAllNotificationsRead: {
          __typename: 'MarkAllNotificationsReadPayload',
          markedCount: 7,
          viewer: reader(0),
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All messages are marked as read')).toBeVisible();
  expect(screen.queryByRole('img', { name: /unread/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('the list is narrowed by addresses: to what messages are about, and to what is unread', async () => {
  const { user } = show(
    '/message?about=ORDER&page=2',
    list({ targetKind: 'ORDER' }, [ofOrder()], 1),
    list({ targetKind: 'ORDER', isRead: false }, [], 1),
  );
  const filter = within(await screen.findByRole('navigation', { name: 'Show' }));
  expect(await filter.findByRole('link', { name: 'Orders 1' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(filter.queryByRole('link', { name: /^Balance/ })).not.toBeInTheDocument();
  expect(filter.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/message');
  await user.click(filter.getByRole('link', { name: 'Unread only 1' }));
  expect(address()).toBe('/message?about=ORDER&unread=1');
  expect(await screen.findByText('No messages here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all messages' })).toHaveAttribute(
    'href',
    '/message',
  );
});

test('deleting asks first; keeping sends nothing; the thread goes, the next one moves up', async () => {
  const { user } = show(
    '/message?id=p1',
    both(),
    opened('p1', shippedNotification()),
    deleted(['m2'], 1),
    list(
      {},
      [ofOrder(), thread(notification({ id: 'm11', title: 'Moved up', targetId: null }))],
      1,
    ),
  );
  const pane = await screen.findByRole('region', { name: 'Teapot' });
  const dialog = () => screen.getByRole('dialog', { name: 'Delete this message?' });
  await user.click(within(pane).getByRole('button', { name: 'Delete' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(pane).toBeVisible();

  await user.click(within(pane).getByRole('button', { name: 'Delete' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Moved up')).toBeVisible();
  expect(screen.queryByText('Teapot')).not.toBeInTheDocument();
  expect(address()).toBe('/message');
  expect(screen.getByText('Choose a message to read it here.')).toBeInTheDocument();
});

test('a refused deletion keeps the thread', async () => {
  const { user } = show(
    '/message?id=p1',
    both(),
    opened('p1', shippedNotification()),
    refusal(DeleteNotificationsDocument, { ids: ['m2'] }, 'NOT_FOUND', 'There is no such thing'),
  );
  const pane = await screen.findByRole('region', { name: 'Teapot' });
  await user.click(within(pane).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('There is no such thing')).toBeVisible();
  expect(pane).toBeVisible();
  expect(address()).toBe('/message?id=p1');
});

test('the list goes on behind its last thread; an emptied stretch gives way to the newest', async () => {
  const { user } = show(
    '/message',
    list({}, [ofOrder()], 0, 'c1'),
    list({ after: 'c1' }, []),
    list({}, [ofOrder()], 0, 'c1'),
  );
  await user.click(await screen.findByRole('link', { name: 'Older messages' }));
  await waitFor(() => expect(address()).toBe('/message'));
  expect(await screen.findByText('Lamp and Vase')).toBeVisible();
});

test('a thread that is gone gives way to the list', async () => {
  show('/message?id=gone', both(), opened('gone'));
  await waitFor(() => expect(address()).toBe('/message'));
});

test('without messages it says what arrives here; a failure offers to try again', async () => {
  const { user } = show(
    '/message',
    refusal(MessagesPageDocument, {}, 'BUSY', 'Busy'),
    list({}, []),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
