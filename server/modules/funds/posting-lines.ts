import { add, negate, subtract, ZERO, type Money } from '../../kernel/money';
import { fundAccountOf, type AccountCode } from './ledger.accounts';

/** One side of a movement to be booked, in fen: positive credits the account. */
export interface PostingLine {
  readonly account: AccountCode;
  readonly amount: Money;
}

/**
 * Returns the postings of money from outside into a shopper's fund; `fee` was paid in addition, `discount`
 * was deducted.
 */
export function rechargePostings(
  userId: string,
  amount: Money,
  { fee = ZERO, discount = ZERO }: { readonly fee?: Money; readonly discount?: Money } = {},
): PostingLine[] {
  return booked([
    { account: 'gateway-clearing', amount: negate(subtract(add(amount, fee), discount)) },
    { account: 'discounts', amount: negate(discount) },
    { account: fundAccountOf(userId), amount },
    { account: 'fees', amount: fee },
  ]);
}

/**
 * Returns the postings of money from outside for a deleted account: it is owed to its payer, and in no fund.
 */
export function unclaimedPostings(amount: Money): PostingLine[] {
  return [
    { account: 'gateway-clearing', amount: negate(amount) },
    { account: 'unclaimed', amount },
  ];
}

/** The parts of an amount that is not paid from the balance alone, in fen. */
interface MixedPayment {
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  readonly actualPayment: Money;
}

/**
 * Returns the postings of a payment by balance and gateway: `lines` as the balance alone would pay them, with
 * the fund's side replaced.
 */
export function mixedPaymentPostings(
  userId: string,
  lines: readonly PostingLine[],
  { balanceDeduction, discount, handlingFee, actualPayment }: MixedPayment,
): PostingLine[] {
  const fund = fundAccountOf(userId);
  const besides = booked([
    { account: 'gateway-clearing', amount: negate(actualPayment) },
    { account: 'discounts', amount: negate(discount) },
    { account: 'fees', amount: handlingFee },
  ]);
  if (besides.length === 0) return [...lines];
  const fromFund = booked([{ account: fund, amount: negate(balanceDeduction) }]);
  return [...fromFund, ...besides, ...lines.filter(({ account }) => account !== fund)];
}

/** Drops postings of zero. */
function booked(lines: readonly PostingLine[]): PostingLine[] {
  return lines.filter(({ amount }) => amount !== ZERO);
}

/**
 * Returns the postings of an order, or of a part of it, paid from a shopper's fund; `discount` is the part of
 * the price that was not paid.
 */
export function orderPostings(userId: string, amount: Money, discount = ZERO): PostingLine[] {
  // A free order is paid by two postings of zero: an entry needs at least two.
  return [
    { account: fundAccountOf(userId), amount: negate(amount) },
    ...booked([{ account: 'discounts', amount: negate(discount) }]),
    { account: 'orders', amount: add(amount, discount) },
  ];
}

/**
 * The price of a package in fen; `storageFee` is the part of `total` for storage, `discount` was deducted.
 */
interface PackagePrice {
  readonly total: Money;
  readonly storageFee: Money;
  readonly discount?: Money;
}

/** Returns the postings of a package paid from a shopper's fund. */
export function packagePostings(
  userId: string,
  { total, storageFee, discount = ZERO }: PackagePrice,
): PostingLine[] {
  return booked([
    { account: fundAccountOf(userId), amount: negate(subtract(total, discount)) },
    { account: 'discounts', amount: negate(discount) },
    { account: 'shipping', amount: subtract(total, storageFee) },
    { account: 'storage', amount: storageFee },
  ]);
}

/** Returns the postings of a refund. */
export function reversed(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map(({ account, amount }) => ({ account, amount: negate(amount) }));
}
