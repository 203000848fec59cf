import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { recordAction } from '../../platform/audit/audit';
import { InputRefused } from '../../platform/validation/input-refused';
import { announce } from '../../platform/changes/changes';
import { checkedWords } from '../../platform/validation/checked-words';
import type { Services } from '../../platform/services';
import { findUserIdByEmail, listShopperIds } from '../accounts/public';
import { Notification } from './notification.entity';

/** Number of shoppers per transaction. */
const BATCH_SIZE = 500;

const isId = (text: string) => /^[0-9A-Z]{26}$/.test(text);

/** An operator's message in both languages. */
export interface Message {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly bodyEn: string;
  readonly bodyZh: string;
}

/**
 * Sends a message to one shopper, or to all of them in batches. Returns the number of recipients. With the
 * same key nobody gets a message twice, so that an interrupted sending can be repeated.
 * @throws DomainError VALIDATION_FAILED for missing or too long texts; NOT_FOUND
 */
export async function sendMessage(
  services: Services,
  by: Actor,
  message: Message,
  to: { readonly email: string } | { readonly key: string },
): Promise<number> {
  const params = checked(message);
  if ('key' in to && !isId(to.key)) {
    const type = 'the key that the first attempt printed';
    throw new InputRefused({ key: { key: 'expected', params: { type } } });
  }
  if ('email' in to) {
    const userId = await findUserIdByEmail(services.db.read, to.email);
    if (userId === null) throw new DomainError('NOT_FOUND');
    return writeTo(services, [userId], {
      params,
      key: newId(),
      recordedBy: by,
      recipients: userId,
    });
  }
  let count = 0;
  for (let afterId = ''; ;) {
    const userIds = await listShopperIds(services, afterId, BATCH_SIZE);
    const recordedBy = count === 0 ? by : null;
    count += await writeTo(services, userIds, {
      params,
      key: to.key,
      recordedBy,
      recipients: 'all',
    });
    const last = userIds.at(-1);
    if (last === undefined) return count;
    afterId = last;
  }
}

function checked({ titleEn, titleZh, bodyEn, bodyZh }: Message): Message {
  const title = { min: 1, max: 100 } as const;
  const body = { min: 1, max: 1_000 } as const;
  return {
    titleEn: checkedWords('titleEn', titleEn, title),
    titleZh: checkedWords('titleZh', titleZh, title),
    bodyEn: checkedWords('bodyEn', bodyEn, body),
    bodyZh: checkedWords('bodyZh', bodyZh, body),
  };
}

interface Writing {
  readonly params: Message;
  readonly key: string;
  /** Null after the first batch: a message to all is one action. */
  readonly recordedBy: Actor | null;
  /** Id of the shopper, or `all`. */
  readonly recipients: string;
}

/** Skips shoppers who have a message with this key already. */
function writeTo(
  { db, clock }: Services,
  userIds: readonly string[],
  { params, key, recordedBy, recipients }: Writing,
): Promise<number> {
  if (userIds.length === 0) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    const told = await tx
      .createQueryBuilder(Notification, 'message')
      .select('message.userId', 'userId')
      .where('message.userId IN (:...userIds) AND message.targetId = :key', { userIds, key })
      .getRawMany<{ userId: string }>();
    const known = new Set(told.map(({ userId }) => userId));
    const rows = userIds
      .filter((userId) => !known.has(userId))
      .map((userId) => ({
        ...{ id: newId(), userId, kind: 'MESSAGE' as const, targetId: key, params: { ...params } },
        ...{ createdAt: clock.now(), readAt: null },
      }));
    if (rows.length > 0) await tx.insert(Notification, rows);
    for (const { userId, id } of rows)
      announce(tx, { kind: 'NOTIFICATION_RECEIVED', userId, nodeId: id });
    if (recordedBy && rows.length > 0) {
      const action = { action: 'MESSAGE_SENT', subject: key, after: { recipients } } as const;
      await recordAction(tx, recordedBy, action, clock.now());
    }
    return rows.length;
  });
}
