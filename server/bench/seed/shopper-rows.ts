import { later } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { add, fen, ZERO } from '../../kernel/money';
import { hashToken } from '../../kernel/tokens';
import type { Session } from '../../modules/accounts/session.entity';
import { SESSION_MS } from '../../modules/accounts/session-life';
import type { User } from '../../modules/accounts/user.entity';
import type { CartItem } from '../../modules/cart/cart-item.entity';
import { orderPostings, rechargePostings } from '../../modules/funds/posting-lines';
import type { Order } from '../../modules/orders/order.entity';
import type { Payment } from '../../modules/payments/payment.entity';
import { FundBook } from './fund-book';
import { orderRows, type OrderRows } from './order-rows';

/** What every shopper can still spend, in fen. */
const SPARE = fen(1_000_000_00);
const CART_ITEMS = 3;

export interface Plan {
  readonly orders: number;
  readonly items: number;
  readonly passwordHash: string;
  readonly now: Date;
}

/** Everything of one shopper. */
export interface ShopperRows {
  readonly user: User;
  readonly session: Session;
  readonly cart: CartItem[];
  readonly orders: OrderRows[];
  readonly payments: Payment[];
  readonly book: FundBook;
}

/** The session token of a shopper of the bench, by which their requests are signed in. */
export const tokenOf = (index: number) => `bench-${index}`;
/** Under which address a shopper of the bench signs in. */
export const emailOf = (index: number) => `bench-${index}@example.com`;

/** The rows of shopper number `index`: what they ordered is paid from a balance they paid in before. */
export function shopperRows(
  index: number,
  { orders, items, passwordHash, now }: Plan,
): ShopperRows {
  const id = newId();
  const numberOf = (place: number) =>
    `${String(index).padStart(6, '0')}-${String(place).padStart(6, '0')}`;
  const bought = Array.from({ length: orders }, (_, at) =>
    orderRows({ userId: id, number: `OR-${numberOf(at)}`, index: at, items, now }),
  );
  const paid = bought.map(({ order }) => order).filter(({ paidAt }) => paidAt !== null);
  return {
    user: userRow(id, index, passwordHash, now),
    session: {
      ...{ id: newId(), userId: id, tokenHash: hashToken(tokenOf(index)), device: 'bench' },
      ...{ createdAt: now, expiresAt: later(now, SESSION_MS) },
    },
    cart: Array.from({ length: CART_ITEMS }, (_, at) => cartRow(id, at, now)),
    orders: bought,
    payments: paid.map((order) => paymentRow(order)),
    book: bookOf(id, paid, `FR-${numberOf(orders)}`),
  };
}

function bookOf(userId: string, paid: readonly Order[], number: string): FundBook {
  const book = new FundBook(userId);
  const oldestFirst = paid.toReversed();
  const amount = add(SPARE, ...paid.map((order) => order.amount));
  const at = oldestFirst[0]?.submittedAt ?? new Date();
  const first = { kind: 'RECHARGE', idempotencyKey: `seed:${userId}`, referenceId: null } as const;
  book.book({ ...first, postings: rechargePostings(userId, amount), at, number });
  for (const order of oldestFirst)
    book.book({
      ...{ kind: 'ORDER_PAYMENT', idempotencyKey: `pay:${order.id}`, referenceId: order.id },
      ...{ postings: orderPostings(userId, order.amount), at: order.paidAt! },
      number: order.number.replace('OR', 'FR'),
    });
  return book;
}

function userRow(id: string, index: number, passwordHash: string, createdAt: Date): User {
  return {
    ...{ id, email: emailOf(index), passwordHash, nickname: null, isEmailVerified: true },
    ...{ gender: null, birthday: null, phone: null, region: null, avatarFile: null },
    ...{ language: 'en', mutedEmails: '', createdAt },
  };
}

function cartRow(userId: string, at: number, createdAt: Date): CartItem {
  return {
    ...{ id: newId(), userId, mergeKey: `seed ${at}`, shop: 'shop.example.com', quantity: 1 },
    ...{ url: `https://shop.example.com/item?id=${at}`, name: 'Teapot', description: '' },
    ...{ specification: '', unitPrice: fen(1_250), priceRead: null, priceChangeReason: '' },
    ...{ domesticShipping: ZERO, remark: '', imageId: null, isSelected: false, createdAt },
    ...{ listingId: null, variantId: null, originalAmount: null, originalCurrency: null },
    ...{ originalRate: null, originalRateAsOf: null, shopName: null },
  };
}

function paymentRow({ id, number, userId, amount, paidAt }: Order): Payment {
  return {
    ...{ id: newId(), number: number.replace('OR', 'PY'), userId, targetKind: 'ORDER' },
    ...{ targetId: id, method: 'BALANCE', status: 'CAPTURED', idempotencyKey: `seed:${id}` },
    ...{ jointPaymentId: null, checkoutId: null, amount, balanceDeduction: amount, discount: ZERO },
    ...{ handlingFee: ZERO, actualPayment: ZERO, createdAt: paidAt!, capturedAt: paidAt },
    ...{ failure: null, creditedAmount: null },
  };
}
