import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
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
 * neither. One statement.
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
}
