import type { Services } from '../../platform/services';
import { readCode } from '../../kernel/scan-code';
import { lookUpShoppers, type FoundShopper } from '../accounts/public';
import { lookUpOrders, type FoundOrder } from '../orders/public';
import { lookUpPackages, type FoundPackage } from '../packages/public';
import { itemsByLabel, type ItemInHall } from '../warehouse/public';

/** The kinds of keys, told by their form: our own numbers by their letters, codes of carriers by their digits. */
export type KeyKind =
  | 'ORDER'
  | 'PACKAGE'
  | 'PAYMENT'
  | 'RECORD'
  | 'ITEM'
  | 'EMAIL'
  | 'CODE'
  | 'NAME';

const forms: readonly (readonly [KeyKind, RegExp])[] = [
  ['ORDER', /^OR\d{8}-\d{8}$/i],
  ['PACKAGE', /^PK\d{8}-\d{8}$/i],
  ['PAYMENT', /^PY\d{8}-\d{8}$/i],
  ['RECORD', /^FR\d{8}-\d{8}$/i],
  ['EMAIL', /^[^@\s]+@[^@\s]+$/],
  ['CODE', /^(?=.*\d)[\w-]{6,}$/],
];

/** Returns what a text can be; a name if it has no other form. */
export function kindOfKey(text: string): KeyKind {
  if (readCode(text.toUpperCase())?.kind === 'item') return 'ITEM';
  return forms.find(([, form]) => form.test(text))?.[0] ?? 'NAME';
}

/** At most this many of each kind; a longer list is told to be cut. */
export const MOST_FOUND = 20;

export interface LookedUp {
  readonly orders: readonly FoundOrder[];
  readonly packages: readonly FoundPackage[];
  /** The item of a label; its order is among the orders. */
  readonly items: readonly ItemInHall[];
  /** The shoppers of all of them as well. */
  readonly shoppers: readonly FoundShopper[];
}

/**
 * Looks orders, packages and shoppers up by a whole number, a tracking number, a whole email address or the beginning
 * of a name, or by the code of an item's label; by indexes alone: it takes as long among a million orders as among a
 * thousand. At most four statements.
 */
export async function lookUp(services: Pick<Services, 'db'>, given: string): Promise<LookedUp> {
  return { ...nothing, ...(await foundBy(services, given)) };
}

const nothing: LookedUp = { orders: [], packages: [], items: [], shoppers: [] };

async function foundBy({ db }: Pick<Services, 'db'>, given: string): Promise<Partial<LookedUp>> {
  const text = given.trim();
  const em = db.read;
  const most = MOST_FOUND + 1;
  switch (kindOfKey(text)) {
    case 'EMAIL': {
      const shoppers = await lookUpShoppers(em, { email: text }, most);
      const userIds = shoppers.map(({ id }) => id);
      if (userIds.length === 0) return { shoppers };
      return {
        shoppers,
        orders: await lookUpOrders(em, { userIds }, most),
        packages: await lookUpPackages(em, { userIds }, most),
      };
    }
    case 'NAME': {
      if (text === '') return {};
      const orders = await lookUpOrders(em, { contact: text }, most);
      const named = await lookUpShoppers(em, { name: text }, most);
      const others = await shoppersOf(em, orders, named);
      return { orders, shoppers: [...named, ...others] };
    }
    case 'ORDER': {
      const orders = await lookUpOrders(em, { number: text.toUpperCase() }, most);
      return { orders, shoppers: await shoppersOf(em, orders) };
    }
    case 'PACKAGE': {
      const packages = await lookUpPackages(em, { number: text.toUpperCase() }, most);
      return { packages, shoppers: await shoppersOf(em, packages) };
    }
    case 'CODE': {
      const packages = await lookUpPackages(em, { trackingNumber: text }, most);
      return { packages, shoppers: await shoppersOf(em, packages) };
    }
    case 'ITEM': {
      const items = await itemsByLabel(em, [text.toUpperCase()]);
      const [item] = items;
      const orders = item ? await lookUpOrders(em, { number: item.orderNumber }, most) : [];
      return { items, orders, shoppers: await shoppersOf(em, orders) };
    }
    case 'PAYMENT':
    case 'RECORD':
      return {};
  }
}

async function shoppersOf(
  em: Services['db']['read'],
  things: readonly { readonly userId: string }[],
  known: readonly FoundShopper[] = [],
): Promise<FoundShopper[]> {
  const found = new Set(known.map(({ id }) => id));
  const ids = [...new Set(things.map(({ userId }) => userId))].filter((id) => !found.has(id));
  return ids.length === 0 ? [] : lookUpShoppers(em, { ids }, ids.length);
}
