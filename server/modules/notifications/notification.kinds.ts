import type { Money } from '../../kernel/money';
import type { EventEmailParams } from '../emails/public';

/**
 * What a notification puts into words, kind by kind; amounts are fen. Those that are mailed as well
 * are described beside their emails.
 */
export interface NotificationParams extends EventEmailParams {
  readonly ORDER_EXPIRED: { readonly order: string };
  readonly ITEM_ARRIVED: { readonly order: string; readonly item: string };
  readonly QUESTION_ACCEPTED: { readonly order: string; readonly item: string };
  readonly QUESTION_DECLINED: {
    readonly order: string;
    readonly item: string;
    readonly amount: Money;
  };
  readonly QUESTION_WITHDRAWN: { readonly order: string; readonly item: string };
  readonly REFUND_DECLINED: { readonly order: string; readonly reason: string };
  readonly PACKAGE_COMPLETED: { readonly package: string };
  readonly BALANCE_CREDITED: { readonly amount: Money };
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
  QUESTION_ASKED: 'ORDER',
  QUESTION_ACCEPTED: 'ORDER',
  QUESTION_DECLINED: 'ORDER',
  QUESTION_EXPIRED: 'ORDER',
  QUESTION_WITHDRAWN: 'ORDER',
  PRICE_LOWERED: 'ORDER',
  PACKAGE_SHIPPED: 'PACKAGE',
  PACKAGE_COMPLETED: 'PACKAGE',
  BALANCE_CREDITED: 'FUND',
  WITHDRAWAL_SENT: 'FUND',
  WITHDRAWAL_DECLINED: 'FUND',
  STORAGE_REMINDER: 'WAREHOUSE',
} as const satisfies Record<NotificationKind, NotificationTargetKind>;

export const notificationKinds = Object.keys(targetOfKind) as readonly NotificationKind[];
