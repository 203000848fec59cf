import type { Services } from '../../platform/services';
import { emailsOf, findShoppersByWords, type FoundShopper } from '../accounts/public';
import { findOrdersByWords, type FoundOrder } from '../orders/public';
import { findPackagesByWords, type FoundPackage } from '../packages/public';

/** Limit per kind; an operator who reaches it searches for more words. */
const MOST = 20;

type Owned<Row> = Row & { readonly email: string };

export interface Found {
  readonly shoppers: readonly FoundShopper[];
  readonly orders: readonly Owned<FoundOrder>[];
  readonly packages: readonly Owned<FoundPackage>[];
}

/**
 * Searches for operators by the number of an order or package, a tracking number, an email address or phone,
 * the name of a person or item, or a part of one; at most 20 of each kind, newest first. Four statements.
 */
export async function findAnything({ db }: Pick<Services, 'db'>, given: string): Promise<Found> {
  const words = given.trim();
  if (!words) return { shoppers: [], orders: [], packages: [] };
  const em = db.read;
  const shoppers = await findShoppersByWords(em, words, MOST);
  const sought = { words, userIds: shoppers.map(({ id }) => id) };
  const orders = await findOrdersByWords(em, sought, MOST);
  const packages = await findPackagesByWords(em, sought, MOST);
  const emails = await emailsOf(
    em,
    [...orders, ...packages].map(({ userId }) => userId),
  );
  const owned = <Row extends { readonly userId: string }>(row: Row): Owned<Row> => ({
    ...row,
    email: emails.get(row.userId) ?? '',
  });
  return { shoppers, orders: orders.map(owned), packages: packages.map(owned) };
}
