import { many, one } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { wordOutput } from '../../platform/http/output-wording';
import { listQuery, pageOf, pageOfSlice, sliceOfPage } from '../../platform/http/paging';
import { restCall } from '../../platform/http/rest-call';
import { choice, id, model, nothing, nullable, number } from '../../platform/http/shape';
import { deleteNotifications } from './delete-notifications';
import { markAllNotificationsRead, markNotificationsRead } from './mark-notifications-read';
import { targetIdOf, targetOfKind } from './notification.kinds';
import { listNotifications, unreadByUser } from './notification.queries';
import {
  DeleteNotificationsInput,
  MarkNotificationsReadInput,
  NotificationFilter,
  NotificationTargetKindEnum,
  NotificationType,
} from './notification.types';

wordOutput(NotificationType, {
  hidden: {
    target: 'Its kind and id are told instead.',
    targetKind: 'It is `kind` of `target`.',
    targetId: 'It is `id` of `target`.',
  },
  more: {
    target: {
      shape: model('NotificationTarget', 'Where a notification leads.', {
        kind: choice('What kind of thing it is about.', NotificationTargetKindEnum, 'ORDER'),
        id: nullable(id('Of which order or package; else null.')),
      }),
      read: ({ kind, targetId }) => ({
        kind: targetOfKind[kind],
        id: targetIdOf({ kind, targetId }),
      }),
    },
  },
  examples: { title: 'Your order is paid', body: 'We buy your items now.' },
});

const filter = listQuery(NotificationFilter, {
  example: { is_read: false, kind: 'ITEM_ARRIVED' },
});
const ids = ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'];
const chosen = inputForm(MarkNotificationsReadInput, 'Which.', {
  sentAs: { notificationIds: 'ids' },
  example: { ids },
});
const unwanted = inputForm(DeleteNotificationsInput, 'Which.', {
  sentAs: { notificationIds: 'ids' },
  example: { ids },
});

/** Our own calls about notifications (API-20). */
export const notificationEndpoints = [
  restCall({
    method: 'get',
    path: '/notifications',
    operationId: 'listNotifications',
    summary: 'Notifications, newest first.',
    origin: 'our own call',
    needsToken: true,
    takes: filter,
    data: pageOf('NotificationPage', one(NotificationType), {
      unread_count: number('How many notifications are unread, on all pages.', 1),
      unread_thread_count: number('How many threads hold them.', 1),
    }),
    async run({ context: { services, loaders }, viewer, input }) {
      const slice = sliceOfPage(input.page);
      const found = await listNotifications(services, viewer, slice, input.filter);
      const page = await pageOfSlice(found, input.page);
      const { notificationCount, threadCount } = await loaders.get(unreadByUser).load(viewer.id);
      const more = { unread_count: notificationCount, unread_thread_count: threadCount };
      return { ...page, more };
    },
  }),
  restCall({
    method: 'post',
    path: '/notifications/read',
    operationId: 'markNotificationsRead',
    summary: 'Marks notifications as read; all of them or none.',
    refusals: ['NOT_FOUND'],
    origin: 'our own call',
    needsToken: true,
    takes: chosen,
    data: many(one(NotificationType), 'The notifications as they are now.'),
    run: ({ context, viewer, input }) => markNotificationsRead(context.services, viewer, input),
  }),
  restCall({
    method: 'post',
    path: '/notifications/read_all',
    operationId: 'markAllNotificationsRead',
    summary: 'Marks all notifications as read.',
    origin: 'our own call',
    needsToken: true,
    data: model('NotificationsRead', 'What changed.', {
      marked_count: number('How many had not been read.', 1),
    }),
    run: async ({ context, viewer }) => ({
      marked_count: await markAllNotificationsRead(context.services, viewer),
    }),
  }),
  restCall({
    method: 'post',
    path: '/notifications/delete',
    operationId: 'deleteNotifications',
    summary: 'Deletes notifications for good; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    takes: unwanted,
    data: nothing,
    run: ({ context, viewer, input }) => deleteNotifications(context.services, viewer, input),
  }),
];
