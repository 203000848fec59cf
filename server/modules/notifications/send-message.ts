import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { InputRefused } from '../../platform/graphql/validate-input';
import { announce } from '../../platform/changes/changes';
import { checkedWords } from '../../platform/graphql/checked-words';
import type { Services } from '../../platform/services';
import { findUserIdByEmail, listShopperIds } from '../accounts/public';
import { Notification } from './notification.entity';

/** So many shoppers are written to in one transaction. */
const BATCH_SIZE = 500;

const isId = (text: string) => /^[0-9A-Z]{26}$/.test(text);

/** What an operator writes, in both languages. */
export interface Message {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly bodyEn: string;
  readonly bodyZh: string;
}

/**
 * Writes to one shopper, or to all of them in batches. Returns to how many. With the same key nobody
 * gets a message twice, so that one to all can be taken up again after it was cut off.
 * @throws DomainError VALIDATION_FAILED for words that are missing or too long; NOT_FOUND
 */
export async function sendMessage(
  services: Services,
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
    return writeTo(services, [userId], { params, key: newId() });
  }
  let count = 0;
  for (let afterId = ''; ;) {
    const userIds = await listShopperIds(services, afterId, BATCH_SIZE);
    count += await writeTo(services, userIds, { params, key: to.key });
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

/** Those who have a message of this key already are passed over. */
function writeTo(
  { db, clock }: Services,
  userIds: readonly string[],
  { params, key }: { readonly params: Message; readonly key: string },
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
    return rows.length;
  });
}
