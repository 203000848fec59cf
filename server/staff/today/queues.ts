import { listOrderWork } from '../../modules/orders/public';
import { listPackageWork } from '../../modules/packages/public';
import { countWaitingMoney, type WaitingCount } from '../../modules/payments/public';
import { accessOf, type StaffArea, type StaffRole } from '../../modules/staff/public';
import type { Services } from '../../platform/services';

/** Each kind of work, and the area whose right shows it, in the order in which goods go through the hall. */
const areaOf = {
  TO_BUY: 'BUYING',
  TO_RECEIVE: 'RECEIVING',
  REFUNDS: 'REFUNDS',
  TO_PACK: 'PACKING',
  REMITTANCES: 'REMITTANCES',
  WITHDRAWALS: 'PAYOUTS',
} as const satisfies Readonly<Record<string, StaffArea>>;

export type QueueName = keyof typeof areaOf;

export interface Queue {
  readonly name: QueueName;
  readonly waiting: number;
  /** Since when the oldest waits; null where nothing does. */
  readonly since: Date | null;
}

/** Returns what waits for people of these roles, and since when. At most sixteen statements. */
export async function queuesFor(services: Services, roles: readonly StaffRole[]): Promise<Queue[]> {
  const names = (Object.keys(areaOf) as QueueName[]).filter(
    (name) => accessOf(roles, areaOf[name]) !== 'NONE',
  );
  const counts = await countAll(services);
  return names.map((name) => ({ name, waiting: counts[name].total, since: counts[name].since }));
}

async function countAll(services: Services): Promise<Record<QueueName, WaitingCount>> {
  // One of each is read: the oldest.
  const orders = await listOrderWork(services, 1);
  const packages = await listPackageWork(services, 1);
  const money = await countWaitingMoney(services);
  const ordersIn = (queue: keyof typeof orders): WaitingCount => ({
    total: orders[queue].total,
    since: orders[queue].oldest[0]?.order.submittedAt ?? null,
  });
  return {
    TO_BUY: ordersIn('PURCHASE'),
    TO_RECEIVE: ordersIn('RECEIVE'),
    REFUNDS: ordersIn('ANSWER_REFUND'),
    TO_PACK: { total: packages.total, since: packages.oldest[0]?.paidAt ?? null },
    REMITTANCES: money.remittances,
    WITHDRAWALS: money.withdrawals,
  };
}
