import { negate, subtract, type Money } from '../../kernel/money';
import { fundAccountOf, type AccountCode } from './ledger.accounts';

/** One side of a movement to be booked, in fen: positive credits the account. */
export interface PostingLine {
  readonly account: AccountCode;
  readonly amount: Money;
}

/** Money from the gateway into a shopper's fund. */
export function rechargePostings(userId: string, amount: Money): PostingLine[] {
  return [
    { account: 'gateway-clearing', amount: negate(amount) },
    { account: fundAccountOf(userId), amount },
  ];
}

/** What a shopper's fund pays for an order, or for a part of it. */
export function orderPostings(userId: string, amount: Money): PostingLine[] {
  return [
    { account: fundAccountOf(userId), amount: negate(amount) },
    { account: 'orders', amount },
  ];
}

/** What a shopper's fund pays for a package; `storageFee` is the part of `total` for storage. */
export function packagePostings(userId: string, total: Money, storageFee: Money): PostingLine[] {
  return [
    { account: fundAccountOf(userId), amount: negate(total) },
    { account: 'shipping', amount: subtract(total, storageFee) },
    { account: 'storage', amount: storageFee },
  ];
}

/** The way back: what a refund books. */
export function reversed(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map(({ account, amount }) => ({ account, amount: negate(amount) }));
}
