import type { EventEmailParams } from '../emails/public';

/**
 * What a notification puts into words, kind by kind; amounts are fen. Those that are mailed as well
 * are described beside their emails.
 */
export interface NotificationParams extends EventEmailParams {
  /** `hours` for which it waited. */
  readonly ORDER_EXPIRED: { readonly order: string; readonly hours: number };
  readonly ITEM_ARRIVED: { readonly order: string; readonly item: string };
  /** Measures in words, alike in every language; `reason` as the operator wrote it. */
  readonly ITEM_CORRECTED: Readonly<
    Record<'order' | 'item' | 'before' | 'after' | 'reason', string>
  >;
  readonly QUESTION_WITHDRAWN: { readonly order: string; readonly item: string };
  readonly REFUND_DECLINED: { readonly order: string; readonly reason: string };
  /** `amount` in fen that the card was to pay. */
  readonly PAYMENT_REFUSED: { readonly payment: string; readonly amount: number };
  /** `days` after it was shipped. */
  readonly PACKAGE_COMPLETED: { readonly package: string; readonly days: number };
  /** `reason` as the operator wrote it. */
  readonly REVIEW_PICTURE_REFUSED: { readonly reason: string };
  /** What an operator wrote. */
  readonly MESSAGE: Readonly<Record<'titleEn' | 'titleZh' | 'bodyEn' | 'bodyZh', string>>;
}

export type NotificationKind = keyof NotificationParams;

export const notificationTargetKinds = ['ORDER', 'PACKAGE', 'WAREHOUSE', 'FUND', 'NONE'] as const;
export type NotificationTargetKind = (typeof notificationTargetKinds)[number];

/** Where a notification of each kind leads. */
export const targetOfKind = {
  ORDER_PAID: 'ORDER',
  ORDER_EXPIRED: 'ORDER',
  ITEM_ARRIVED: 'ORDER',
  ITEM_CORRECTED: 'ORDER',
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
  PACKAGE_PAID: 'PACKAGE',
  PACKAGE_SHIPPED: 'PACKAGE',
  PACKAGE_COMPLETED: 'PACKAGE',
  REVIEW_PICTURE_REFUSED: 'PACKAGE',
  BALANCE_CREDITED: 'FUND',
  REMITTANCE_DIFFERS: 'FUND',
  PAYMENT_CREDITED: 'FUND',
  PAYMENT_REFUSED: 'FUND',
  WITHDRAWAL_REQUESTED: 'FUND',
  WITHDRAWAL_SENT: 'FUND',
  WITHDRAWAL_DECLINED: 'FUND',
  REMITTANCE_DECLINED: 'FUND',
  STORAGE_REMINDER: 'WAREHOUSE',
  MESSAGE: 'NONE',
} as const satisfies Record<NotificationKind, NotificationTargetKind>;

export const notificationKinds = Object.keys(targetOfKind) as readonly NotificationKind[];

/** Returns the kinds of notifications that lead to one kind of page. */
export function kindsLeadingTo(target: NotificationTargetKind): NotificationKind[] {
  return notificationKinds.filter((kind) => targetOfKind[kind] === target);
}

/** Which order or package a notification leads to; what a message keeps there marks its sending. */
export function targetIdOf({
  kind,
  targetId,
}: {
  readonly kind: NotificationKind;
  readonly targetId: string | null;
}): string | null {
  return targetOfKind[kind] === 'NONE' ? null : targetId;
}
