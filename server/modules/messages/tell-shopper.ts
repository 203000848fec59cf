import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { Email } from '../../platform/mail/mail';
import { enqueueEmail } from '../../platform/queue/queue';
import { addresseeOf } from '../accounts/public';
import { isMailed } from '../emails/public';
import { Message } from './message.entity';
import type { MessageKind, MessageParams, targetOfKind } from './message.kinds';

/** Orders and packages are named by their id; the warehouse and the fund need none. */
type TargetOf<Kind extends MessageKind> = (typeof targetOfKind)[Kind] extends 'ORDER' | 'PACKAGE'
  ? { readonly targetId: string }
  : { readonly targetId?: never };

type Telling<Kind extends MessageKind> = TargetOf<Kind> & {
  readonly userId: string;
  readonly kind: Kind;
  readonly params: MessageParams[Kind];
  readonly now: Date;
};

/**
 * Leaves a message for a shopper in the same commit as the event it tells of: both are kept, or
 * neither. What they would want to know away from the site is mailed as well, in the language of
 * their latest sign-in. One statement, three for those that are mailed.
 */
export async function tellShopper<Kind extends MessageKind>(
  tx: EntityManager,
  { userId, kind, targetId, params, now }: Telling<Kind>,
): Promise<void> {
  await tx.insert(Message, {
    id: newId(),
    userId,
    kind,
    targetId: targetId ?? null,
    params,
    createdAt: now,
    readAt: null,
  });
  if (!isMailed(kind)) return;
  const values = { ...(params as Email['params']), targetId: targetId ?? '' };
  const email = { key: kind, params: values, ...(await addresseeOf(tx, userId)) };
  await enqueueEmail(tx, email, now);
}
