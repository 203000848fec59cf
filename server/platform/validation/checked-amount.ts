import { fen, formatMoney, MAX_AMOUNT, type Money } from '../../kernel/money';
import type { ValidationContext } from './validation-keys';
import { InputRefused } from './input-refused';

const LEAST = fen(1);
const MOST = fen(MAX_AMOUNT);

/** Returns what is wrong with an amount that an operator named: from one fen to ten million yuan. */
export function amountProblem(amount: Money): ValidationContext | null {
  if (amount >= LEAST && amount <= MOST) return null;
  const type = `${formatMoney(LEAST)} to ${formatMoney(MOST)}`;
  return { key: 'expected', params: { type } };
}

/** Returns an amount that an operator named. @throws InputRefused outside what can be kept */
export function checkedAmount(field: string, amount: Money): Money {
  const problem = amountProblem(amount);
  if (problem) throw new InputRefused({ [field]: problem });
  return amount;
}
