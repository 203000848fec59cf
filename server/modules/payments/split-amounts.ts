import { add, fen, subtract, type Money } from '../../kernel/money';
import { breakDown, type PaymentBreakdown, type PaymentMethodSpec } from './payment-methods';

/**
 * Splits amounts that are paid in one step: the balance pays for the first ones as far as `spendable`
 * fen reach, the method pays the rest of each. Quotes and charges split alike, each part by itself, so
 * that the fees of both are the same to the fen.
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

/** Adds up how the parts of one step are paid. */
export function sumOf(parts: readonly PaymentBreakdown[]): PaymentBreakdown {
  const sum = (part: keyof PaymentBreakdown) => add(...parts.map((one) => one[part]));
  return {
    balanceDeduction: sum('balanceDeduction'),
    discount: sum('discount'),
    handlingFee: sum('handlingFee'),
    actualPayment: sum('actualPayment'),
  };
}
