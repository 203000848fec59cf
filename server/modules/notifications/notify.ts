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

/** Orders and packages are named by their id; the warehouse and the fund need none. */
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
  /** Where emails go, for who knows it; looked up when left out. */
  readonly addressee?: Addressee | undefined;
};

/**
 * Leaves a notification for a shopper in the same commit as the event it tells of: both are kept, or
 * neither. What they would want to know away from the site is mailed as well, in the language of
 * their latest sign-in, unless they switched that off. One statement, for those that are mailed two, and one more to look up whither.
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
