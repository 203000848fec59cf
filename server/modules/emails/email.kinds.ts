import type { NotificationParams } from '../notifications/public';

/** Messages that are mailed as well; `targetId` is the order or package they lead to. */
const mailedNotificationKinds = [
  'ORDER_PAID',
  'ORDER_IN_STOCK',
  'PACKAGE_SHIPPED',
  'REFUND_APPROVED',
  'ITEM_REFUNDED',
  'STORAGE_REMINDER',
] as const;
export type MailedNotificationKind = (typeof mailedNotificationKinds)[number];

/** Whether a message of this kind is mailed as well. */
export function isMailed(kind: string): kind is MailedNotificationKind {
  return mailedNotificationKinds.some((mailed) => mailed === kind);
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
  readonly lead: Readonly<
    Record<'name' | 'company' | 'replyTo' | 'phone' | 'message', string> & {
      monthlyParcels: number;
    }
  >;
}

/** What each email puts into words; amounts are fen. */
export type EmailParams = AccountEmailParams & {
  readonly [Kind in MailedNotificationKind]: NotificationParams[Kind] & {
    readonly targetId: string;
  };
};

export type EmailKey = keyof EmailParams;

type PathOf<Key extends EmailKey> = (params: EmailParams[Key]) => string;

const findPassword = () => '/user/findPassword';
const order = ({ targetId }: { readonly targetId: string }) =>
  `/mine/order/orderDetail?id=${targetId}`;

/** Where the button of an email leads on our site; those with a link of their own lead there. */
export const pathOfEmail: { readonly [Key in EmailKey]?: PathOf<Key> } = {
  alreadyRegistered: () => '/user/login',
  passwordChanged: findPassword,
  newSignIn: findPassword,
  ORDER_PAID: order,
  ORDER_IN_STOCK: () => '/mine/store',
  PACKAGE_SHIPPED: ({ targetId }) => `/mine/package/packageDetail?id=${targetId}`,
  REFUND_APPROVED: order,
  ITEM_REFUNDED: order,
  STORAGE_REMINDER: () => '/mine/store',
};
