import { screen, waitFor, within } from '@testing-library/react';
import {
  DeleteNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  MessagesPageDocument,
} from '../../gql/graphql';
import {
  notification,
  notificationList,
  reader,
  shippedNotification,
} from '../../testing/notifications';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { MessagesPage } from './MessagesPage';

const READ_AT = '2026-11-03T00:00:00.000Z';

const list = (page: number, items: object[], total: number, unread = 0) =>
  answer(
    MessagesPageDocument,
    { skip: (page - 1) * 10 },
    {
      viewer: reader(unread),
      notifications: notificationList(items, total),
    },
  );

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
const both = (unread = 1) => list(1, [notification(), shippedNotification()], 2, unread);

test('unread messages are marked and counted (RT-20)', async () => {
  show('/message', both());
  expect(await screen.findByRole('img', { name: '1 unread message' })).toHaveTextContent('1');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Order OR-1 is paid');
  expect(rows.map((row) => row?.endsWith('Unread'))).toEqual([true, false]);
  expect(document.title).toBe('Messages');
});

test('opening a message reads it: mark and badge go, its words and its way appear', async () => {
  const { user } = show('/message', both(), marked(['m1'], 0));
  await user.click(await screen.findByRole('link', { name: /Order OR-1 is paid/ }));
  expect(address()).toBe('/message?id=m1');
  const pane = within(screen.getByRole('region', { name: 'Order OR-1 is paid' }));
  expect(pane.getByText('We place the order with the shop next.')).toBeVisible();
  expect(pane.getByRole('heading')).toHaveFocus();
  expect(pane.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/mine/order/orderDetail?id=o1',
  );
  await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
  expect(screen.queryByRole('img', { name: /unread/ })).not.toBeInTheDocument();
});

test('one that is read already is not told again', async () => {
  const { user } = show('/message', both());
  await user.click(await screen.findByRole('link', { name: /Package P-1/ }));
  expect(screen.getByRole('link', { name: 'See the package' })).toHaveAttribute(
    'href',
    '/mine/package/packageDetail?id=p1',
  );
  // A call without an answer would have shown a toast.
  expect(screen.getByRole('img', { name: '1 unread message' })).toBeVisible();
  expect(screen.getByText('Unread')).toBeInTheDocument();
});

test.each([
  ['WAREHOUSE', 'Go to the warehouse', '/mine/store'],
  ['FUND', 'See your balance', '/mine/fund'],
])('a notification about the %s leads there', async (kind, name, href) => {
  show(
    '/message?id=m1',
    list(1, [notification({ readAt: READ_AT, targetKind: kind, targetId: null })], 1),
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('all are marked as read at once', async () => {
  const { user } = show(
    '/message',
    both(7),
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
  expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('selected messages are marked as read together', async () => {
  const { user } = show('/message', both(), marked(['m1', 'm2'], 0));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
});

test('where some are selected, the box for all of them is half ticked', async () => {
  const { user } = show('/message', both());
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await user.click(screen.getByRole('checkbox', { name: 'Select “Order OR-1 is paid”' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(all).toBeChecked();
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('deleting asks first; keeping sends nothing', async () => {
  const { user } = show('/message', both(), deleted(['m1'], 0));
  await user.click(await screen.findByRole('checkbox', { name: 'Select “Order OR-1 is paid”' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Delete this message?' });
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Order OR-1 is paid')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Order OR-1 is paid')).not.toBeInTheDocument());
  expect(screen.getByText('Package P-1 is on its way')).toBeVisible();
  expect(screen.queryByRole('img', { name: /unread/ })).not.toBeInTheDocument();
});

test('the open message is deleted, its place is empty, the next page moves up', async () => {
  const { user } = show(
    '/message?id=m2',
    list(1, [notification({ readAt: READ_AT }), shippedNotification()], 11),
    deleted(['m2'], 0),
    list(
      1,
      [notification({ readAt: READ_AT }), notification({ id: 'm11', title: 'Moved up' })],
      10,
    ),
  );
  const pane = await screen.findByRole('region', { name: 'Package P-1 is on its way' });
  await user.click(within(pane).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Moved up')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/message'));
  expect(screen.getByText('Choose a message to read it here.')).toBeInTheDocument();
});

test('a refused deletion keeps the message', async () => {
  const { user } = show(
    '/message?id=m2',
    both(),
    refusal(DeleteNotificationsDocument, { ids: ['m2'] }, 'NOT_FOUND', 'There is no such thing'),
  );
  const pane = await screen.findByRole('region', { name: 'Package P-1 is on its way' });
  await user.click(within(pane).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('There is no such thing')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(pane).toBeVisible();
  expect(address()).toBe('/message?id=m2');
});

test('a page has an address of its own; an emptied one gives way to the last', async () => {
  show('/message?page=3', list(3, [], 11), list(2, [notification({ readAt: READ_AT })], 11));
  expect(await screen.findByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/message',
  );
  expect(address()).toBe('/message?page=2');
  expect(screen.getByRole('link', { name: /Order OR-1/ })).toHaveAttribute(
    'href',
    '/message?page=2&id=m1',
  );
});

test('without messages it says what arrives here; a failure offers to try again', async () => {
  const { user } = show(
    '/message',
    refusal(MessagesPageDocument, { skip: 0 }, 'BUSY', 'Busy'),
    list(1, [], 0),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
