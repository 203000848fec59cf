import type { EventEmailParams } from '../emails/public';

/**
 * Parameters of the texts of notifications by kind; amounts are fen. Those that are mailed as well are
 * declared beside their emails.
 */
export interface NotificationParams extends EventEmailParams {
  /** `hours` is the time it waited for payment. */
  readonly ORDER_EXPIRED: { readonly order: string; readonly hours: number };
  readonly ITEM_ARRIVED: { readonly order: string; readonly item: string };
  /** Measurements as text, the same in every language; `reason` is the operator's text. */
  readonly ITEM_CORRECTED: Readonly<
    Record<'order' | 'item' | 'before' | 'after' | 'reason', string>
  >;
  readonly QUESTION_WITHDRAWN: { readonly order: string; readonly item: string };
  readonly REFUND_DECLINED: { readonly order: string; readonly reason: string };
  /** `amount` in fen that was to be charged to the card. */
  readonly PAYMENT_REFUSED: { readonly payment: string; readonly amount: number };
  /** `days` is the time since it was shipped. */
  readonly PACKAGE_COMPLETED: { readonly package: string; readonly days: number };
  /** `reason` is the operator's text. */
  readonly REVIEW_PICTURE_REFUSED: { readonly reason: string };
  /** An operator's message. */
  readonly MESSAGE: Readonly<Record<'titleEn' | 'titleZh' | 'bodyEn' | 'bodyZh', string>>;
}

export type NotificationKind = keyof NotificationParams;

export const notificationTargetKinds = ['ORDER', 'PACKAGE', 'WAREHOUSE', 'FUND', 'NONE'] as const;
export type NotificationTargetKind = (typeof notificationTargetKinds)[number];

/** Page that a notification of each kind links to. */
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

/** Returns the kinds of notifications that link to one kind of page. */
export function kindsLeadingTo(target: NotificationTargetKind): NotificationKind[] {
  return notificationKinds.filter((kind) => targetOfKind[kind] === target);
}

/**
 * Returns the id of the order or package that a notification links to. A message stores the key of its
 * sending there instead.
 */
export function targetIdOf({
  kind,
  targetId,
}: {
  readonly kind: NotificationKind;
  readonly targetId: string | null;
}): string | null {
  return targetOfKind[kind] === 'NONE' ? null : targetId;
}
