import { DomainError } from '../../kernel/errors';
import { add, share, subtract, ZERO, type Money } from '../../kernel/money';
import type { PaymentMethodCode } from './payment.entity';

/** A way to pay and what it costs, in basis points (1/100 %) of the amount. */
export interface PaymentMethodSpec {
  readonly code: PaymentMethodCode;
  /** Whether shoppers can use it yet. */
  readonly isOpen: boolean;
  readonly feeBasisPoints: number;
  readonly discountBasisPoints: number;
}

/** The methods in the order they are offered. */
export const paymentMethods: readonly PaymentMethodSpec[] = [
  { code: 'BALANCE', isOpen: true, feeBasisPoints: 0, discountBasisPoints: 0 },
  { code: 'CARD', isOpen: false, feeBasisPoints: 290, discountBasisPoints: 0 },
  { code: 'WESTPAY', isOpen: false, feeBasisPoints: 0, discountBasisPoints: 0 },
];

/** @throws DomainError PAYMENT_METHOD_UNAVAILABLE */
export function openMethod(wanted: PaymentMethodCode): PaymentMethodSpec {
  const method = paymentMethods.find(({ code, isOpen }) => code === wanted && isOpen);
  if (!method) throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  return method;
}

/** Where the money for an amount comes from, in fen; as it stands on the order's detail. */
export interface PaymentBreakdown {
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  /** What is paid outside the balance: the rest − discount + fee. */
  readonly actualPayment: Money;
}

/** Splits an amount as the method would pay it; the balance pays all of it or none. */
export function breakDown(method: PaymentMethodSpec, amount: Money): PaymentBreakdown {
  if (method.code === 'BALANCE')
    return { balanceDeduction: amount, discount: ZERO, handlingFee: ZERO, actualPayment: ZERO };
  const discount = share(amount, method.discountBasisPoints);
  const handlingFee = share(amount, method.feeBasisPoints);
  const actualPayment = add(subtract(amount, discount), handlingFee);
  return { balanceDeduction: ZERO, discount, handlingFee, actualPayment };
}
