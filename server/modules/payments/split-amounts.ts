import { add, fen, subtract, type Money } from '../../kernel/money';
import { breakDown, type PaymentBreakdown, type PaymentMethodSpec } from './payment-methods';

/**
 * Splits amounts that are paid in one step: the balance pays the first ones up to `spendable` fen, the method
 * pays the rest of each. Quotes and charges use the same split, each part by itself, so that their fees are
 * equal to the fen.
 */
export function splitAmounts(
  method: PaymentMethodSpec,
  amounts: readonly Money[],
  spendable: Money,
): PaymentBreakdown[] {
  if (method.code === 'BALANCE') return amounts.map((amount) => breakDown(method, amount, amount));
  let left = spendable;
  return amounts.map((amount) => {
    const fromBalance = fen(Math.min(left, amount));
    left = subtract(left, fromBalance);
    return breakDown(method, amount, fromBalance);
  });
}

/** Sums up the parts of one step. */
export function sumOf(parts: readonly PaymentBreakdown[]): PaymentBreakdown {
  const sum = (part: keyof PaymentBreakdown) => add(...parts.map((one) => one[part]));
  return {
    balanceDeduction: sum('balanceDeduction'),
    discount: sum('discount'),
    handlingFee: sum('handlingFee'),
    actualPayment: sum('actualPayment'),
  };
}
