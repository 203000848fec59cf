import type { EntityManager } from 'typeorm';

/** The lists of which an export consists, each explained to the shopper in `modules/privacy/export.texts.ts`. */
export type ShopperList =
  | 'account'
  | 'sessions'
  | 'known_devices'
  | 'mailed_links'
  | 'addresses'
  | 'cart_items'
  | 'removed_cart_items'
  | 'viewed_listings'
  | 'orders'
  | 'order_items'
  | 'order_events'
  | 'order_questions'
  | 'stored_items'
  | 'packing_plans'
  | 'packages'
  | 'package_events'
  | 'fund_records'
  | 'payments'
  | 'joint_payments'
  | 'checkouts'
  | 'remittances'
  | 'withdrawals'
  | 'notifications'
  | 'reviews'
  | 'uploads'
  | 'idempotency_keys';

/** Name of a list → its rows, as they may be shown to the shopper they are about. */
export type ShopperRows = Readonly<Partial<Record<ShopperList, readonly object[]>>>;

/** Obligations that must end before an account may be deleted. */
export type UnfinishedKind = 'ORDER' | 'WAREHOUSE' | 'PACKAGE' | 'MONEY';

/** A module's data about a shopper. */
export interface ShopperData {
  /** Everything, without what others may not see: hashes of passwords and tokens. */
  read(em: EntityManager, userId: string): Promise<ShopperRows>;
  /** Returns the module's obligations that keep the account from being deleted. */
  readonly unfinished?: {
    readonly kind: UnfinishedKind;
    exists(em: EntityManager, userId: string): Promise<boolean>;
  };
  /** Deletes rows and takes away references; the deletion empties columns by itself (`db/personal.ts`). */
  forget?(tx: EntityManager, userId: string): Promise<void>;
}
