import { add, negate, subtract, ZERO, type Money } from '../../kernel/money';
import { fundAccountOf, type AccountCode } from './ledger.accounts';

/** One side of a movement to be booked, in fen: positive credits the account. */
export interface PostingLine {
  readonly account: AccountCode;
  readonly amount: Money;
}

/** Money from outside into a shopper's fund; `fee` was paid on top of it, `discount` less. */
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

/** Money from outside for whoever deleted their account: it is owed to its payer, and in no fund. */
export function unclaimedPostings(amount: Money): PostingLine[] {
  return [
    { account: 'gateway-clearing', amount: negate(amount) },
    { account: 'unclaimed', amount },
  ];
}

/** The parts of an amount that does not come from the balance alone, in fen. */
interface MixedPayment {
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  readonly actualPayment: Money;
}

/**
 * What pays for something where the balance pays a part and a gateway the rest: `lines` as the
 * balance alone would pay them, the side of the fund replaced.
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

/** A side of zero is no movement. */
function booked(lines: readonly PostingLine[]): PostingLine[] {
  return lines.filter(({ amount }) => amount !== ZERO);
}

/** What a shopper's fund pays for an order, or for a part of it; `discount` is what it cost more than was paid. */
export function orderPostings(userId: string, amount: Money, discount = ZERO): PostingLine[] {
  // An order that costs nothing is paid by two sides of zero: an entry has no fewer.
  return [
    { account: fundAccountOf(userId), amount: negate(amount) },
    ...booked([{ account: 'discounts', amount: negate(discount) }]),
    { account: 'orders', amount: add(amount, discount) },
  ];
}

/** The price of a package in fen; `storageFee` is the part of `total` for storage, `discount` what was paid less. */
interface PackagePrice {
  readonly total: Money;
  readonly storageFee: Money;
  readonly discount?: Money;
}

/** What a shopper's fund pays for a package. */
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

/** The way back: what a refund books. */
export function reversed(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map(({ account, amount }) => ({ account, amount: negate(amount) }));
}
