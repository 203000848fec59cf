import type { Money } from './money';

/** Every refusal a shopper or integrator can meet; the shop's schema lists them. */
export const shopErrorCodes = [
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'PLEASE_LOGIN',
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'SENT_TOO_SLOWLY',
  'BUSY',
  'RATE_LIMITED',
  'INTERNAL',
  // documents of GraphQL
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_REQUIRED',
  // limits of GraphQL
  'QUERY_TOO_LONG',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_COSTLY',
  'TOO_MANY_ALIASES',
  'ANSWER_TOO_LARGE',
  'OPERATION_NOT_NAMED',
  'TOO_MANY_STREAMS',
  // accounts
  'EMAIL_TAKEN',
  'WRONG_CREDENTIALS',
  'WRONG_PASSWORD',
  'WRONG_CAPTCHA',
  'LINK_EXPIRED',
  'LINK_USED',
  'LINK_UNKNOWN',
  'EMAIL_ALREADY_VERIFIED',
  'ACCOUNT_IN_USE',
  'BALANCE_LEFT',
  // addresses
  'TOO_MANY_ADDRESSES',
  'DEFAULT_ADDRESS_NOT_DELETABLE',
  // uploads
  'IMAGE_TYPE_REFUSED',
  'IMAGE_BROKEN',
  'IMAGE_TOO_LARGE',
  'IMAGE_MISSING',
  'IMAGE_TOO_MANY',
  'IMAGE_TOO_MANY_PIXELS',
  'AVATAR_TYPE_REFUSED',
  'AVATAR_TOO_LARGE',
  // cart
  'CART_FULL',
  'TOO_MANY_PIECES',
  'SOLD_OUT',
  'RESTRICTED_GOODS',
  'PROHIBITED_GOODS',
  'NO_PRODUCT_SELECTED',
  'LINK_REFUSED',
  'LINK_WITHOUT_ITEM',
  'LINK_NESTED_TOO_DEEP',
  'LINK_NOT_PUBLIC',
  // orders
  'ORDER_STATUS_FORBIDS',
  'REFUND_TIME_EXPIRED',
  'REFUND_ITEM_PACKED',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_CHANGED',
  'QUESTION_CLOSED',
  'QUESTION_NEEDS_PAYMENT',
  // payments
  'NOTHING_TO_PAY',
  'ORDER_NOT_PAYABLE',
  'BALANCE_TOO_LOW',
  'PAYMENT_METHOD_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
  'PAYMENT_GATEWAY_UNAVAILABLE',
  'PAYMENT_STATUS_FORBIDS',
  'REMITTANCE_KNOWN',
  'PAYMENTS_FROZEN',
  'WITHDRAWAL_LIMIT',
  'WITHDRAWAL_STATUS_FORBIDS',
  // warehouse and delivery
  'STORED_ITEM_NOT_AVAILABLE',
  'DELIVERY_LINE_UNUSABLE',
  'PACKING_PLAN_EXPIRED',
  'PACKING_PLAN_STATUS_FORBIDS',
  // packages
  'PACKAGE_STATUS_FORBIDS',
  'ALREADY_REVIEWED',
  // exchange rates
  'UNKNOWN_CURRENCY',
  'EXCHANGE_RATES_UNAVAILABLE',
  // operators
  'QUESTION_OPEN',
  'ITEM_STATUS_FORBIDS',
  'CONFIRMATION_NEEDED',
] as const;

/** Refusals that only the staff's schema has; the shop's does not change with them. */
export const staffErrorCodes = [
  'STAFF_SIGN_IN',
  'SESSION_LOCKED',
  'FACTOR_REQUIRED',
  'FACTOR_WRONG',
  'RIGHT_MISSING',
  'REQUEST_NOT_OURS',
  'STAFF_EMAIL_TAKEN',
  'STAFF_STATUS_FORBIDS',
  'LAST_OWNER',
  'PIECES_BOUGHT',
  'PIECES_NOT_ORDERED',
  'SHOP_ORDER_KNOWN',
  'CODE_WRONG',
  'SHELF_NAME_TAKEN',
  'SHELF_IN_USE',
  'SHELF_RETIRED',
  'SHELF_UNSUITABLE',
  'ITEM_JUST_MOVED',
  'NOTHING_TO_UNDO',
] as const;

export type ShopErrorCode = (typeof shopErrorCodes)[number];

/** Each has a text in both languages (i18n). */
export type ErrorCode = ShopErrorCode | (typeof staffErrorCodes)[number];

/** Values put into an error's text, already free of secrets. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * The facts of a refusal beside its text, for programs. A refusal with one of these codes must supply them, and
 * GraphQL returns them as typed fields. Instants are ISO 8601.
 */
interface ErrorFacts {
  /** `amount`: what it costs now. */
  AMOUNT_CHANGED: { readonly amount: Money };
  /** `missing`: what the balance lacks. */
  BALANCE_TOO_LOW: { readonly missing: Money };
  /** `orderNumber`: of the first order that cannot be paid. */
  ORDER_NOT_PAYABLE: { readonly orderNumber: string };
  /** `reason`: why the line cannot carry the parcel. */
  DELIVERY_LINE_UNUSABLE: { readonly reason: string };
  PACKING_PLAN_EXPIRED: { readonly expiredAt: string };
  REFUND_TIME_EXPIRED: { readonly expiredAt: string };
  /** `status`: the one it is in. */
  ORDER_STATUS_FORBIDS: { readonly status: string };
}

type FactualCode = keyof ErrorFacts;

/** A code without facts of its own. */
export type PlainCode = Exclude<ErrorCode, FactualCode>;

/** The facts of a code; none where it has none of its own. */
export type FactsOf<Code extends ErrorCode> = Code extends FactualCode ? ErrorFacts[Code] : object;

/** A code with its facts. */
type CodeWithFacts =
  | [code: PlainCode, params?: ErrorParams]
  | { [Code in FactualCode]: [code: Code, params: ErrorFacts[Code] & ErrorParams] }[FactualCode];

/** An expected refusal of the business: never a 5xx. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(...[code, params = {}]: CodeWithFacts) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.params = params;
  }
}

/** A refusal in a reader's language, the same for every endpoint. */
export interface RefusalInWords {
  readonly code: ErrorCode;
  readonly message: string;
  /** Figures of the message, e.g. the seconds to wait. */
  readonly params?: ErrorParams;
  /** Input path → what is wrong there. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal of what came too often. Tells when it may come again: seconds, and whole minutes for people. */
export function rateLimited(waitMs: number): DomainError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new DomainError('RATE_LIMITED', { seconds, minutes: Math.ceil(seconds / 60) });
}
