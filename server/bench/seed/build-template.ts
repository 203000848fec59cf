import { hashToken } from '../../kernel/tokens';
import { User } from '../../modules/accounts/user.entity';
import { buildCartItem } from '../../testing/builders/cart-item';
import { buildFund } from '../../testing/builders/fund';
import { buildOrder } from '../../testing/builders/order';
import { buildPackage } from '../../testing/builders/package';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { addedRows, readTables, type TableRows } from './table-rows';

const EMAIL = 'template@example.com';
/** The spendable balance of every shopper, in fen. */
const SPARE = 1_000_000_00;
const CART_ITEMS = 3;

const DESELECT = `mutation ($ids: [ID!]!) {
  selectCartItems(input: { cartItemIds: $ids, isSelected: false }) { cart { id } }
}`;
const READ_ALL = 'mutation { markAllNotificationsRead { markedCount } }';

/** The progress of an order; the items of a packed one left the warehouse. */
export const stages = [
  'PENDING_PAYMENT',
  'PAID',
  'PROCESSING',
  'IN_STOCK',
  'CANCELLED',
  'PACKED',
] as const;
export type Stage = (typeof stages)[number];

/** A shopper and their orders as the shop itself wrote them. */
export interface Template {
  readonly email: string;
  readonly tokenHash: string;
  readonly shopper: TableRows;
  readonly orders: ReadonlyMap<Stage, TableRows>;
}

/** Lets a shopper buy an order of each stage, by the builders of the tests in an app of its own. */
export async function buildTemplate(itemCount: number): Promise<Template> {
  const app = await startTestApp();
  const { db } = app.services;
  async function rowsOf<Result>(work: () => Promise<Result>) {
    const before = await readTables(db.read);
    const result = await work();
    return { result, rows: addedRows(db.read, before, await readTables(db.read)) };
  }
  try {
    const { result: client, rows: shopper } = await rowsOf(() => buildShopper(app));
    const orders = new Map<Stage, TableRows>();
    for (const stage of stages) {
      const { rows } = await rowsOf(() => buildStage(app, client, stage, itemCount));
      orders.set(stage, rows);
    }
    return { email: EMAIL, tokenHash: hashToken(client.token!), shopper, orders };
  } finally {
    await app.stop();
  }
}

async function buildShopper(app: TestApp): Promise<TestClient> {
  const client = await app.newShopper(EMAIL);
  await app.services.db.transaction((tx) =>
    tx.update(User, { email: EMAIL }, { isEmailVerified: true }),
  );
  await buildFund(app, client, SPARE);
  const ids: string[] = [];
  while (ids.length < CART_ITEMS) ids.push(await buildCartItem(client));
  await client.run(DESELECT, { ids });
  return client;
}

async function buildStage(
  app: TestApp,
  client: TestClient,
  stage: Stage,
  itemCount: number,
): Promise<void> {
  const items = Array.from({ length: itemCount }, (_, at) => ({ quantity: at + 1 }));
  if (stage === 'PACKED') await buildPackage(app, client, 'COMPLETED');
  else await buildOrder(app, client, { status: stage, items });
  await client.run(READ_ALL);
}
