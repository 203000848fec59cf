import type { Money } from '../../kernel/money';

/** A refunded item; `rest` is the number of items left in its order. */
type ReturnedItem = {
  readonly order: string;
  readonly item: string;
  readonly amount: Money;
  readonly rest: number;
};

/** Parameters of events that are mailed as well as notified; amounts are fen. */
export interface EventEmailParams {
  readonly ORDER_PAID: { readonly order: string; readonly amount: Money };
  /** `amount` includes the fee of the payment method. */
  readonly PACKAGE_PAID: { readonly package: string; readonly amount: Money };
  /** `reference` is the number of the payment or of the fund's record. */
  readonly BALANCE_CREDITED: { readonly amount: Money; readonly reference: string };
  /** `amount` was received, `told` is the amount that the shopper reported. */
  readonly REMITTANCE_DIFFERS: {
    readonly payment: string;
    readonly amount: Money;
    readonly told: Money;
  };
  /** A card was charged for something that could no longer be paid; `number` identifies it. */
  readonly PAYMENT_CREDITED: {
    readonly payment: string;
    readonly amount: Money;
    readonly purpose: 'ORDER' | 'PACKING_PLAN' | 'QUESTION';
    readonly number: string;
  };
  /** `days` is the period in which a refund can be requested. */
  readonly ORDER_IN_STOCK: { readonly order: string; readonly days: number };
  readonly PACKAGE_SHIPPED: {
    readonly package: string;
    readonly carrier: string;
    readonly trackingNumber: string;
  };
  readonly REFUND_APPROVED: { readonly order: string; readonly amount: Money };
  /** `rest` is the number of items left in the order; `note` is the operator's text, or empty. */
  readonly ITEM_REFUNDED: ReturnedItem & { readonly note: string };
  /**
   * `amount` is the price of accepting; a negative one is refunded. `hours` is the time to answer. `rest` is
   * the number of other items in the order.
   */
  readonly QUESTION_ASKED: {
    readonly order: string;
    readonly item: string;
    readonly amount: Money;
    readonly hours: number;
    readonly rest: number;
  };
  /**
   * `amount` is the difference; a negative one was refunded. `paid` includes the fee of the payment method.
   */
  readonly QUESTION_ACCEPTED: {
    readonly order: string;
    readonly item: string;
    readonly amount: Money;
    readonly paid: Money;
  };
  readonly QUESTION_DECLINED: ReturnedItem;
  readonly QUESTION_EXPIRED: ReturnedItem;
  readonly PRICE_LOWERED: { readonly order: string; readonly item: string; readonly amount: Money };
  readonly WITHDRAWAL_REQUESTED: { readonly withdrawal: string; readonly amount: Money };
  readonly WITHDRAWAL_SENT: { readonly withdrawal: string; readonly amount: Money };
  readonly WITHDRAWAL_DECLINED: {
    readonly withdrawal: string;
    readonly amount: Money;
    readonly reason: string;
  };
  readonly REMITTANCE_DECLINED: {
    readonly payment: string;
    readonly amount: Money;
    readonly reason: string;
  };
  /**
   * `items` is the number of items; `item` is the name of a single one, else `none`. `days` of free storage
   * left; −1 when they are over. `at` is when the first of them end or ended, or `none`. `amount` is the
   * daily fee per item from then on.
   */
  readonly STORAGE_REMINDER: {
    readonly items: number;
    readonly item: string;
    readonly days: number;
    readonly at: string;
    readonly amount: Money;
  };
}

/** Default values for events from before these parameters were stored. */
export const valuesOfOldEvents: Readonly<
  Record<string, Readonly<Record<string, number | string>>>
> = {
  ITEM_REFUNDED: { rest: 1, note: '' },
  QUESTION_ASKED: { rest: 1 },
  QUESTION_DECLINED: { rest: 1 },
  QUESTION_EXPIRED: { rest: 1 },
  ORDER_IN_STOCK: { days: 5 },
  STORAGE_REMINDER: { amount: 1_00, item: 'none', at: 'none' },
  ORDER_EXPIRED: { hours: 72 },
  PACKAGE_COMPLETED: { days: 30 },
};

export type MailedNotificationKind = keyof EventEmailParams;

const isMailedKind: Record<MailedNotificationKind, true> = {
  ORDER_PAID: true,
  PACKAGE_PAID: true,
  BALANCE_CREDITED: true,
  REMITTANCE_DIFFERS: true,
  PAYMENT_CREDITED: true,
  ORDER_IN_STOCK: true,
  PACKAGE_SHIPPED: true,
  REFUND_APPROVED: true,
  ITEM_REFUNDED: true,
  QUESTION_ASKED: true,
  QUESTION_ACCEPTED: true,
  QUESTION_DECLINED: true,
  QUESTION_EXPIRED: true,
  PRICE_LOWERED: true,
  WITHDRAWAL_REQUESTED: true,
  WITHDRAWAL_SENT: true,
  WITHDRAWAL_DECLINED: true,
  REMITTANCE_DECLINED: true,
  STORAGE_REMINDER: true,
};

export const mailedKinds = Object.keys(isMailedKind) as readonly MailedNotificationKind[];

/** Returns whether a notification of this kind is mailed as well. */
export function isMailed(kind: string): kind is MailedNotificationKind {
  return Object.hasOwn(isMailedKind, kind);
}

/** `link` works once; the reader opens it. */
interface WithLink {
  readonly link: string;
}

/** `at` is the time of the event, as `Date.toISOString()`. */
interface WithTime {
  readonly at: string;
}

interface AccountEmailParams {
  readonly welcome: WithLink & { readonly days: number };
  readonly alreadyRegistered: Readonly<Record<never, never>>;
  readonly verifyEmail: WithLink;
  readonly activateEmail: WithLink;
  readonly resetPassword: WithLink;
  readonly passwordChanged: WithTime;
  readonly emailChanged: WithTime & { readonly newEmail: string };
  /** `device` is `unknown` if the browser named none. */
  readonly newSignIn: WithTime & { readonly device: string };
  readonly accountDeleted: WithTime;
  /** `link` leads to the staff console; it is valid for seven days. */
  readonly staffInvitation: WithLink & { readonly name: string };
  /** Addressed to the operator. `findings` lists each broken invariant and its rows, one per line. */
  readonly paymentsFrozen: WithTime & { readonly findings: string };
  readonly lead: Readonly<
    Record<'name' | 'company' | 'replyTo' | 'phone' | 'message', string> & {
      monthlyParcels: number;
    }
  >;
}

/** Parameters of each email; amounts are fen. */
export type EmailParams = AccountEmailParams & {
  readonly [Kind in MailedNotificationKind]: EventEmailParams[Kind] & {
    readonly targetId: string;
  };
};

export type EmailKey = keyof EmailParams;

type PathOf<Key extends EmailKey> = (params: EmailParams[Key]) => string;

const findPassword = () => '/user/findPassword';
const order = ({ targetId }: { readonly targetId: string }) =>
  `/mine/order/orderDetail?id=${targetId}`;
const parcel = ({ targetId }: { readonly targetId: string }) =>
  `/mine/package/packageDetail?id=${targetId}`;
const fund = () => '/mine/fund';

/** Path of an email's button on our site; emails with a link of their own use that. */
export const pathOfEmail: { readonly [Key in EmailKey]?: PathOf<Key> } = {
  alreadyRegistered: () => '/user/login',
  passwordChanged: findPassword,
  newSignIn: findPassword,
  ORDER_PAID: order,
  ORDER_IN_STOCK: () => '/mine/store',
  PACKAGE_PAID: parcel,
  PACKAGE_SHIPPED: parcel,
  BALANCE_CREDITED: fund,
  REMITTANCE_DIFFERS: fund,
  PAYMENT_CREDITED: fund,
  REFUND_APPROVED: order,
  ITEM_REFUNDED: order,
  QUESTION_ASKED: order,
  QUESTION_ACCEPTED: order,
  QUESTION_DECLINED: order,
  QUESTION_EXPIRED: order,
  PRICE_LOWERED: order,
  WITHDRAWAL_REQUESTED: () => '/payment/withdraw',
  WITHDRAWAL_SENT: fund,
  WITHDRAWAL_DECLINED: () => '/payment/withdraw',
  REMITTANCE_DECLINED: () => '/payment/westpay',
  STORAGE_REMINDER: () => '/mine/store',
};
