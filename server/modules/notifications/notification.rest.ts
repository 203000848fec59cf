import type { Language } from '../../kernel/language';
import { readInput, type Endpoint } from '../../platform/http/endpoint';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import { form, list, nullable, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { markNotificationsRead } from './mark-notifications-read';
import type { Notification } from './notification.entity';
import { listNotifications } from './notification.queries';
import { NotificationsChosenArgs } from './notification.types';
import { notificationText } from './notification-text';

const id = text('Public id of the notification.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7');
const notification = form('Something the shopper was told.', {
  id,
  kind: text('What it tells of.', 'ORDER_PAID'),
  title: text('What happened in a few words.', 'Your order is paid'),
  body: text('What it means.', 'We buy your items now.'),
  created_at: text('When it happened.', '2026-11-21T08:00:00.000Z'),
  read_at: nullable(text('When it was read.', '2026-11-21T09:00:00.000Z')),
});

function present({ kind, createdAt, readAt, ...rest }: Notification, language: Language) {
  const words = notificationText({ kind, params: rest.params }, language);
  return { id: rest.id, kind, ...words, created_at: createdAt, read_at: readAt };
}

/** Our own calls about notifications (API-20). */
export const notificationEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/notifications',
    summary: 'What the shopper was told.',
    origin: 'our own call',
    needsToken: true,
    parameters: pageParameters,
    data: pageOf('The notifications.', notification),
    async run(context, call) {
      const filter = await readPage(call);
      const page = await listNotifications(context.services, requireViewer(context), filter);
      return presentPage(page, (one) => present(one, context.language));
    },
  },
  {
    method: 'post',
    path: '/notifications/read',
    summary: 'Marks notifications as read; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    body: form('Which.', { ids: list('Ids of notifications, at most 50.', id) }),
    data: list('The notifications as they are now.', notification),
    async run(context, { body }) {
      const chosen = await readInput(NotificationsChosenArgs, { ids: body['ids'] });
      const read = await markNotificationsRead(context.services, requireViewer(context), chosen);
      return read.map((one) => present(one, context.language));
    },
  },
];
