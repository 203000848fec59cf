import type { Language } from '../../kernel/language';
import { choice, id, instant, model, nullable, text } from '../../platform/http/shape';
import type { Notification } from './notification.entity';
import { targetIdOf, targetOfKind } from './notification.kinds';
import { notificationText } from './notification-text';
import { NotificationKindEnum, NotificationTargetKindEnum } from './notification.types';

/** A notification as the REST calls answer it. */
export const notificationShape = model('Notification', 'Something the shopper was told.', {
  id: id('Public id of the notification.'),
  kind: choice('What it tells of.', NotificationKindEnum, 'ORDER_PAID'),
  title: text('What happened in a few words.', 'Your order is paid'),
  body: text('What it means.', 'We buy your items now.'),
  created_at: instant('When it happened.'),
  read_at: nullable(instant('When it was read.')),
  target: model('NotificationTarget', 'Where a notification leads.', {
    kind: choice('What kind of thing it is about.', NotificationTargetKindEnum, 'ORDER'),
    id: nullable(id('Of which order or package; else null.')),
  }),
});

/** Shows a notification in words of one language. */
export function presentNotification(
  { kind, createdAt, readAt, ...rest }: Notification,
  language: Language,
) {
  const words = notificationText({ kind, params: rest.params }, language);
  const target = { kind: targetOfKind[kind], id: targetIdOf({ kind, targetId: rest.targetId }) };
  return { id: rest.id, kind, ...words, created_at: createdAt, read_at: readAt, target };
}
