import { In, type EntityManager } from 'typeorm';
import { DAY_MS, later } from '../../../kernel/clock';
import { instantValue } from '../../../platform/db/read-rows';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { notify } from '../../notifications/public';
import { readSite, type SiteSettings as Site } from '../../site/public';
import { StoredItem } from '../stored-item.entity';
import { readStoredItems } from '../stored-item.queries';
import { freeDaysLeft, freeUntil } from './storage-clock';
import { reminderDays, reminderDue, type ReminderDays } from './storage-reminder.policy';

const BATCH_SIZE = 500;

/** Items of one shopper with the same number of days left; they are one message. */
interface Reminder {
  /** Id for the log. */
  readonly id: string;
  readonly userId: string;
  readonly due: ReminderDays;
  /** −1 when the free days are over. */
  readonly days: number;
  /** End of the free days of the first item, past or future. */
  readonly at: Date;
  readonly itemIds: string[];
}

/**
 * Reminds shoppers of items whose free storage ends in 10, 5 or 1 days or has ended; each reminder once for
 * an item, one message for all items of a shopper that are due together.
 */
export async function remindStorage(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const site = await readSite(services);
  for (let afterId = ''; ;) {
    const items = await findDue(db.read, { now, afterId, site });
    await oneByOne(services, remindersOf(items, now, site), (reminder) =>
      db.transaction((tx) => send(tx, reminder, { now, site })),
    );
    const last = items.at(-1);
    if (!last || items.length < BATCH_SIZE) return;
    afterId = last.id;
  }
}

/** Finds items on the shelf whose next reminder is due, by an index for each stage. Two statements. */
async function findDue(
  em: EntityManager,
  { now, afterId, site }: { readonly now: Date; readonly afterId: string; readonly site: Site },
): Promise<StoredItem[]> {
  const stages = reminderDays.map((next, index) => ({ sent: reminderDays[index - 1], next }));
  const dueBy = (next: number) => instantValue(later(now, -(site.freeStorageDays - next) * DAY_MS));
  const due = stages.map(
    ({ sent }) => `SELECT id FROM stored_items
      WHERE last_reminder_days ${sent === undefined ? 'IS NULL' : `= ${sent}`}
        AND clock_running_since <= ? AND id > ?`,
  );
  const ids = await em.query<{ id: string }[]>(
    `SELECT id FROM (${due.join(' UNION ALL ')}) due ORDER BY id LIMIT ${BATCH_SIZE}`,
    stages.flatMap(({ next }) => [dueBy(next), afterId]),
  );
  if (ids.length === 0) return [];
  const id = In(ids.map((row) => row.id));
  return em.find(StoredItem, {
    where: { id, status: In(['STORED', 'HELD']) },
    order: { id: 'ASC' },
  });
}

function remindersOf(items: readonly StoredItem[], now: Date, site: Site): Reminder[] {
  const reminders = new Map<string, Reminder>();
  for (const item of items) {
    const { id, userId, lastReminderDays } = item;
    const days = Math.max(-1, freeDaysLeft(item, now, site));
    const due = reminderDue(days, lastReminderDays);
    const at = freeUntil(item, site);
    if (due === null || at === null) continue;
    const key = `${userId} ${due} ${days}`;
    const found = reminders.get(key) ?? { id: key, userId, due, days, at, itemIds: [] };
    const first = found.at < at ? found.at : at;
    reminders.set(key, { ...found, at: first, itemIds: [...found.itemIds, id] });
  }
  return [...reminders.values()];
}

/** Skips items that were packed, or reminded of by another process, meanwhile. */
async function send(
  tx: EntityManager,
  { userId, due, days, at, itemIds }: Reminder,
  { now, site }: { readonly now: Date; readonly site: Site },
): Promise<void> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(StoredItem)
    .set({ lastReminderDays: due })
    .where({ userId, id: In(itemIds), status: In(['STORED', 'HELD']) })
    .andWhere('(last_reminder_days IS NULL OR last_reminder_days > :due)', { due })
    .execute();
  if (!affected) return;
  const item = await nameOf(tx, itemIds, now);
  const params = {
    ...{ items: affected, item, days, at: at.toISOString() },
    amount: site.overdueDayPrice,
  };
  await notify(tx, { userId, kind: 'STORAGE_REMINDER', params, now });
}

/** Returns the name of the only item of a message; `none` for several. */
async function nameOf(em: EntityManager, itemIds: readonly string[], now: Date): Promise<string> {
  if (itemIds.length > 1) return 'none';
  const [item] = await readStoredItems({ em, now }, 'stored_items.id = ?', itemIds);
  return item?.name ?? 'none';
}
