import type { Money } from '../../kernel/money';

/** An item whose money returned; `rest`: how many are left of its order. */
type ReturnedItem = {
  readonly order: string;
  readonly item: string;
  readonly amount: Money;
  readonly rest: number;
};

/** What is told of an event that is mailed as well as notified; amounts are fen. */
export interface EventEmailParams {
  readonly ORDER_PAID: { readonly order: string; readonly amount: Money };
  /** `amount`: with the fee of the way it was paid. */
  readonly PACKAGE_PAID: { readonly package: string; readonly amount: Money };
  /** `reference`: number of the payment or of the fund's record. */
  readonly BALANCE_CREDITED: { readonly amount: Money; readonly reference: string };
  /** `amount` came, `told` is what the shopper told of. */
  readonly REMITTANCE_DIFFERS: {
    readonly payment: string;
    readonly amount: Money;
    readonly told: Money;
  };
  /** A card was charged for something that could no longer be paid; `number` names that. */
  readonly PAYMENT_CREDITED: {
    readonly payment: string;
    readonly amount: Money;
    readonly purpose: 'ORDER' | 'PACKING_PLAN' | 'QUESTION';
    readonly number: string;
  };
  /** `days` in which a refund can be asked for. */
  readonly ORDER_IN_STOCK: { readonly order: string; readonly days: number };
  readonly PACKAGE_SHIPPED: {
    readonly package: string;
    readonly carrier: string;
    readonly trackingNumber: string;
  };
  readonly REFUND_APPROVED: { readonly order: string; readonly amount: Money };
  /** `rest`: items that are left of the order. `note`: what the operator wrote, or nothing. */
  readonly ITEM_REFUNDED: ReturnedItem & { readonly note: string };
  /** `amount`: what accepting costs; below zero it returns. `hours`: how long there is to answer. `rest`: items of the order besides. */
  readonly QUESTION_ASKED: {
    readonly order: string;
    readonly item: string;
    readonly amount: Money;
    readonly hours: number;
    readonly rest: number;
  };
  /** `amount`: the difference; below zero it returned. `paid`: with the fee of the way it was paid. */
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
   * `items`: how many it concerns; `item`: what it is called where it is one, else `none`. `days` of free storage
   * left; −1 when they are over. `at`: when the first of them end or ended, or `none`. `amount`: what each day then
   * costs an item.
   */
  readonly STORAGE_REMINDER: {
    readonly items: number;
    readonly item: string;
    readonly days: number;
    readonly at: string;
    readonly amount: Money;
  };
}

/** What was true of events before they were kept with these values. */
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

/** Whether a notification of this kind is mailed as well. */
export function isMailed(kind: string): kind is MailedNotificationKind {
  return Object.hasOwn(isMailedKind, kind);
}

/** `link` works once; the reader opens it. */
interface WithLink {
  readonly link: string;
}

/** `at`: when it happened, as `Date.toISOString()`. */
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
  /** `device` is `unknown` where the browser told nothing. */
  readonly newSignIn: WithTime & { readonly device: string };
  readonly accountDeleted: WithTime;
  /** To the operator. `findings`: each broken invariant and what breaks it, a line each. */
  readonly paymentsFrozen: WithTime & { readonly findings: string };
  readonly lead: Readonly<
    Record<'name' | 'company' | 'replyTo' | 'phone' | 'message', string> & {
      monthlyParcels: number;
    }
  >;
}

/** What each email puts into words; amounts are fen. */
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

/** Where the button of an email leads on our site; those with a link of their own lead there. */
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
