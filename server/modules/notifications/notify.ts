import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import { announce } from '../../platform/changes/changes';
import { insertRows } from '../../platform/db/insert-rows';
import type { Email } from '../../platform/mail/mail';
import { enqueueEmail } from '../../platform/queue/queue';
import { addresseeOf, type Addressee } from '../accounts/public';
import { isMailed } from '../emails/public';
import { isMuted } from './email-preferences';
import { Notification } from './notification.entity';
import type { NotificationKind, NotificationParams, targetOfKind } from './notification.kinds';

/** The target is the id of an order or package; the warehouse and the fund need none. */
type TargetOf<Kind extends NotificationKind> = (typeof targetOfKind)[Kind] extends
  | 'ORDER'
  | 'PACKAGE'
  ? { readonly targetId: string }
  : { readonly targetId?: never };

type NewNotification<Kind extends NotificationKind> = TargetOf<Kind> & {
  readonly userId: string;
  readonly kind: Kind;
  readonly params: NotificationParams[Kind];
  readonly now: Date;
  /** Recipient of emails, if the caller knows it; looked up if omitted. */
  readonly addressee?: Addressee | undefined;
};

/**
 * Stores a notification for a shopper in the same commit as its event. Important kinds are mailed as well, in
 * the shopper's language, unless they switched them off. One statement, two for those that are mailed, and
 * one more to look up the recipient.
 */
export async function notify<Kind extends NotificationKind>(
  tx: EntityManager,
  { userId, kind, targetId, params, now, addressee }: NewNotification<Kind>,
): Promise<void> {
  const id = newId();
  const told = { id, userId, kind, targetId: targetId ?? null, params };
  await insertRows(tx, Notification, [{ ...told, createdAt: now, readAt: null }]);
  announce(tx, { kind: 'NOTIFICATION_RECEIVED', userId, nodeId: id });
  if (!isMailed(kind)) return;
  const { mutedEmails, ...receiver } = addressee ?? (await addresseeOf(tx, userId));
  if (isMuted(mutedEmails, kind)) return;
  const values = { ...(params as Email['params']), targetId: targetId ?? '' };
  const email = { key: kind, params: values, ...receiver };
  await enqueueEmail(tx, email, now);
}
