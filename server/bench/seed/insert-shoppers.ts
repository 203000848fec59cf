import type { EntityManager } from 'typeorm';
import { Session } from '../../modules/accounts/session.entity';
import { User } from '../../modules/accounts/user.entity';
import { CartItem } from '../../modules/cart/cart-item.entity';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { Posting } from '../../modules/funds/posting.entity';
import { Notification } from '../../modules/notifications/notification.entity';
import { OrderItem } from '../../modules/orders/items/order-item.entity';
import { OrderEvent } from '../../modules/orders/order-event.entity';
import { Order } from '../../modules/orders/order.entity';
import { Payment } from '../../modules/payments/payment.entity';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import { bulkInsert } from './bulk-insert';
import type { ShopperRows } from './shopper-rows';

/** Inserts what refers to others after them. Returns the number of rows. */
export async function insertShoppers(
  tx: EntityManager,
  shoppers: readonly ShopperRows[],
): Promise<number> {
  const orders = shoppers.flatMap((one) => one.orders);
  const books = shoppers.map(({ book }) => book);
  let count = 0;
  const insert = async <Row extends object>(entity: new () => Row, rows: readonly Row[]) => {
    await bulkInsert(tx, entity, rows);
    count += rows.length;
  };
  await insert(
    User,
    shoppers.map(({ user }) => user),
  );
  await insert(
    Session,
    shoppers.map(({ session }) => session),
  );
  await insert(
    CartItem,
    shoppers.flatMap(({ cart }) => cart),
  );
  await insert(
    Order,
    orders.map(({ order }) => order),
  );
  await insert(
    OrderItem,
    orders.flatMap(({ items }) => items),
  );
  await insert(
    OrderEvent,
    orders.flatMap(({ events }) => events),
  );
  await insert(
    StoredItem,
    orders.flatMap(({ stored }) => stored),
  );
  await insert(
    Notification,
    orders.flatMap(({ notifications }) => notifications),
  );
  await insert(
    LedgerAccount,
    books.map((book) => book.account()),
  );
  await insert(
    JournalEntry,
    books.flatMap(({ entries }) => entries),
  );
  await insert(
    Posting,
    books.flatMap(({ postings }) => postings),
  );
  await insert(
    FundRecord,
    books.flatMap(({ records }) => records),
  );
  await insert(
    Payment,
    shoppers.flatMap(({ payments }) => payments),
  );
  return count;
}
