import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import {
  listQuery,
  pageOf,
  pageOfSlice,
  presentPage,
  sliceOfPage,
} from '../../platform/http/paging';
import { list, model, nothing, number } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { deleteNotifications } from './delete-notifications';
import { markAllNotificationsRead, markNotificationsRead } from './mark-notifications-read';
import { listNotifications, unreadByUser } from './notification.queries';
import { notificationShape, presentNotification } from './notification.shape';
import {
  DeleteNotificationsInput,
  NotificationFilter,
  MarkNotificationsReadInput,
} from './notification.types';

const filter = listQuery(NotificationFilter, {
  example: { is_read: false, kind: 'ITEM_ARRIVED' },
});
const chosen = inputForm(MarkNotificationsReadInput, 'Which.', {
  sentAs: { notificationIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});
const unwanted = inputForm(DeleteNotificationsInput, 'Which.', {
  sentAs: { notificationIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});
/** Our own calls about notifications (API-20). */
export const notificationEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/notifications',
    operationId: 'listNotifications',
    summary: 'What the shopper was told, newest first.',
    origin: 'our own call',
    needsToken: true,
    parameters: filter.parameters,
    isPaged: true,
    data: pageOf('NotificationPage', notificationShape, {
      unread_count: number('How many notifications are unread, on all pages.', 1),
      unread_thread_count: number('How many threads hold them.', 1),
    }),
    async run(context, { query }) {
      const viewer = requireViewer(context);
      const { page: asked, filter: which } = await filter.read(query);
      const found = await listNotifications(context.services, viewer, sliceOfPage(asked), which);
      const page = await pageOfSlice(found, asked);
      const unread = await context.loaders.get(unreadByUser).load(viewer.id);
      return presentPage(page, (one) => presentNotification(one, context.language), {
        unread_count: unread.notificationCount,
        unread_thread_count: unread.threadCount,
      });
    },
  },
  {
    method: 'post',
    path: '/notifications/read',
    operationId: 'markNotificationsRead',
    summary: 'Marks notifications as read; all of them or none.',
    refusals: ['NOT_FOUND'],
    origin: 'our own call',
    needsToken: true,
    ...chosen.sent,
    data: list('The notifications as they are now.', notificationShape),
    async run(context, { body }) {
      const viewer = requireViewer(context);
      const read = await markNotificationsRead(context.services, viewer, await chosen.read(body));
      return read.map((one) => presentNotification(one, context.language));
    },
  },
  {
    method: 'post',
    path: '/notifications/read_all',
    operationId: 'markAllNotificationsRead',
    summary: 'Marks all notifications as read.',
    origin: 'our own call',
    needsToken: true,
    data: model('NotificationsRead', 'What changed.', {
      marked_count: number('How many had not been read.', 1),
    }),
    async run(context) {
      const viewer = requireViewer(context);
      return { marked_count: await markAllNotificationsRead(context.services, viewer) };
    },
  },
  {
    method: 'post',
    path: '/notifications/delete',
    operationId: 'deleteNotifications',
    summary: 'Deletes notifications for good; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    ...unwanted.sent,
    data: nothing,
    async run(context, { body }) {
      const viewer = requireViewer(context);
      await deleteNotifications(context.services, viewer, await unwanted.read(body));
      return null;
    },
  },
];
