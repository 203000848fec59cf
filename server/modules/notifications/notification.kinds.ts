import type { Money } from '../../kernel/money';

/** What a notification puts into words, kind by kind; amounts are fen. */
export interface NotificationParams {
  ORDER_PAID: { readonly order: string; readonly amount: Money };
  ORDER_EXPIRED: { readonly order: string };
  ITEM_ARRIVED: { readonly order: string; readonly item: string };
  ORDER_IN_STOCK: { readonly order: string };
  REFUND_APPROVED: { readonly order: string; readonly amount: Money };
  REFUND_DECLINED: { readonly order: string; readonly reason: string };
  ITEM_REFUNDED: { readonly order: string; readonly item: string; readonly amount: Money };
  PACKAGE_SHIPPED: {
    readonly package: string;
    readonly carrier: string;
    readonly trackingNumber: string;
  };
  PACKAGE_COMPLETED: { readonly package: string };
  BALANCE_CREDITED: { readonly amount: Money };
  /** `days` of free storage left; −1 when they are over. */
  STORAGE_REMINDER: { readonly items: number; readonly days: number };
}

export type NotificationKind = keyof NotificationParams;

export type NotificationTargetKind = 'ORDER' | 'PACKAGE' | 'WAREHOUSE' | 'FUND';

/** Where a notification of each kind leads. */
export const targetOfKind = {
  ORDER_PAID: 'ORDER',
  ORDER_EXPIRED: 'ORDER',
  ITEM_ARRIVED: 'ORDER',
  ORDER_IN_STOCK: 'ORDER',
  REFUND_APPROVED: 'ORDER',
  REFUND_DECLINED: 'ORDER',
  ITEM_REFUNDED: 'ORDER',
  PACKAGE_SHIPPED: 'PACKAGE',
  PACKAGE_COMPLETED: 'PACKAGE',
  BALANCE_CREDITED: 'FUND',
  STORAGE_REMINDER: 'WAREHOUSE',
} as const satisfies Record<NotificationKind, NotificationTargetKind>;
