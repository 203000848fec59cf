import { In, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { DAY_MS, later } from '../../../kernel/clock';
import { FREE_STORAGE_DAYS } from '../../../kernel/limits';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { notify } from '../../notifications/public';
import { StoredItem } from '../stored-item.entity';
import { freeDaysLeft } from './storage-clock';
import { reminderDays, reminderDue, type ReminderDays } from './storage-reminder.policy';

const BATCH_SIZE = 500;

/** Items of one shopper with as many days left; they make one message. */
interface Reminder {
  /** Names it in the log. */
  readonly id: string;
  readonly userId: string;
  readonly due: ReminderDays;
  /** −1 when the free days are over. */
  readonly days: number;
  readonly itemIds: string[];
}

/**
 * Reminds shoppers of items whose free storage ends in 10, 5, 1 or 0 days; each reminder once for
 * an item, one message for all items of a shopper that are due together.
 */
export async function remindStorage(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (let afterId = ''; ;) {
    const items = await findCandidates(db.read, now, afterId);
    await oneByOne(services, remindersOf(items, now), (reminder) =>
      db.transaction((tx) => send(tx, reminder, now)),
    );
    const last = items.at(-1);
    if (!last || items.length < BATCH_SIZE) return;
    afterId = last.id;
  }
}

/**
 * Items on the shelf that may be due: stored long enough since their clock last started, or stored
 * before as well. How long exactly, the storage clock tells.
 */
function findCandidates(em: EntityManager, now: Date, afterId: string): Promise<StoredItem[]> {
  const onShelf = { status: In(['STORED', 'HELD']), id: MoreThan(afterId) };
  const longAgo = later(now, -(FREE_STORAGE_DAYS - 1 - reminderDays[0]) * DAY_MS);
  const long = [{ clockRunningSince: LessThanOrEqual(longAgo) }, { storageElapsedMs: MoreThan(0) }];
  const unsent = [{ lastReminderDays: IsNull() }, { lastReminderDays: MoreThan(0) }];
  return em.find(StoredItem, {
    where: long.flatMap((one) => unsent.map((other) => ({ ...onShelf, ...one, ...other }))),
    order: { id: 'ASC' },
    take: BATCH_SIZE,
  });
}

function remindersOf(items: readonly StoredItem[], now: Date): Reminder[] {
  const reminders = new Map<string, Reminder>();
  for (const item of items) {
    const { id, userId, lastReminderDays } = item;
    const days = Math.max(-1, freeDaysLeft(item, now));
    const due = reminderDue(days, lastReminderDays);
    if (due === null) continue;
    const key = `${userId} ${due} ${days}`;
    const reminder = reminders.get(key) ?? { id: key, userId, due, days, itemIds: [] };
    reminder.itemIds.push(id);
    reminders.set(key, reminder);
  }
  return [...reminders.values()];
}

/** Items that were packed, or reminded of by another process, since they were found are left out. */
async function send(
  tx: EntityManager,
  { userId, due, days, itemIds }: Reminder,
  now: Date,
): Promise<void> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(StoredItem)
    .set({ lastReminderDays: due })
    .where({ userId, id: In(itemIds), status: In(['STORED', 'HELD']) })
    .andWhere('(last_reminder_days IS NULL OR last_reminder_days > :due)', { due })
    .execute();
  if (!affected) return;
  const params = { items: affected, days };
  await notify(tx, { userId, kind: 'STORAGE_REMINDER', params, now });
}
