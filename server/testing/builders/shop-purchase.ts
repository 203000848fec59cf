import type { Actor } from '../../kernel/actor';
import { fen } from '../../kernel/money';
import { newId } from '../../kernel/ids';
import type { ShopPurchase } from '../../modules/purchasing/public';
import { recordPurchase, type NotedPurchase } from '../../modules/purchasing/record-purchase';
import { clerk } from '../staff-actor';
import type { TestApp } from '../test-app';

export const SHOP = 'shop.example.com';

/** One piece of each of some items is bought at the shop of the builders, for ¥10.00 and ¥5.00 shipping. */
export function buildShopPurchase(
  { services }: TestApp,
  itemIds: readonly string[],
  change: Partial<NotedPurchase> = {},
  by: Actor = clerk,
): Promise<ShopPurchase> {
  return recordPurchase(services, by, {
    shop: SHOP,
    shopOrderNumber: `SO-${newId()}`,
    lines: itemIds.map((orderItemId) => ({ orderItemId, pieces: 1 })),
    goodsPaid: fen(10_00),
    shippingPaid: fen(5_00),
    ...change,
  });
}
