import type { Language } from '../../kernel/language';
import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import { instant, list, model, nullable, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { markNotificationsRead } from './mark-notifications-read';
import type { Notification } from './notification.entity';
import { listNotifications } from './notification.queries';
import { NotificationsChosenArgs } from './notification.types';
import { notificationText } from './notification-text';

const chosen = inputForm(NotificationsChosenArgs, 'Which.', {
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});
const notification = model('Notification', 'Something the shopper was told.', {
  id: text('Public id of the notification.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
  kind: text('What it tells of.', 'ORDER_PAID'),
  title: text('What happened in a few words.', 'Your order is paid'),
  body: text('What it means.', 'We buy your items now.'),
  created_at: instant('When it happened.'),
  read_at: nullable(instant('When it was read.')),
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
    ...chosen.sent,
    data: list('The notifications as they are now.', notification),
    async run(context, { body }) {
      const viewer = requireViewer(context);
      const read = await markNotificationsRead(context.services, viewer, await chosen.read(body));
      return read.map((one) => present(one, context.language));
    },
  },
];
