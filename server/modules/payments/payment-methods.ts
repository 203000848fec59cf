import { DomainError } from '../../kernel/errors';
import { add, share, subtract, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import type { PaymentMethodCode } from './payment.entity';

/** A way to pay and what it costs, in basis points (1/100 %) of what it pays. */
export interface PaymentMethodSpec {
  readonly code: PaymentMethodCode;
  /** Whether it pays for orders and packing plans. */
  readonly paysForThings: boolean;
  /** Whether it tops up the balance. */
  readonly recharges: boolean;
  readonly feeBasisPoints: number;
  readonly discountBasisPoints: number;
}

/** The methods in the order they are offered. */
export const paymentMethods: readonly PaymentMethodSpec[] = [
  {
    ...{ code: 'BALANCE', paysForThings: true, recharges: false },
    ...{ feeBasisPoints: 0, discountBasisPoints: 0 },
  },
  {
    ...{ code: 'CARD', paysForThings: true, recharges: true },
    ...{ feeBasisPoints: 290, discountBasisPoints: 0 },
  },
  {
    ...{ code: 'WESTPAY', paysForThings: false, recharges: true },
    ...{ feeBasisPoints: 0, discountBasisPoints: 0 },
  },
];

export const methodsThatPay = paymentMethods.filter(({ paysForThings }) => paysForThings);
export const methodsThatRecharge = paymentMethods.filter(({ recharges }) => recharges);

/** Those of the methods that can be used as Tidebox is configured. */
export function openMethods(
  { paymentGateway, remittancePayee }: Pick<Services, 'paymentGateway' | 'remittancePayee'>,
  methods: readonly PaymentMethodSpec[],
): PaymentMethodSpec[] {
  const isOpen = {
    BALANCE: true,
    CARD: paymentGateway !== null,
    WESTPAY: remittancePayee !== null,
  } satisfies Record<PaymentMethodCode, boolean>;
  return methods.filter(({ code }) => isOpen[code]);
}

/** @throws DomainError PAYMENT_METHOD_UNAVAILABLE where it is none of `methods`, or is not open. */
export function methodOf(
  services: Parameters<typeof openMethods>[0],
  methods: readonly PaymentMethodSpec[],
  wanted: PaymentMethodCode,
): PaymentMethodSpec {
  const method = openMethods(services, methods).find(({ code }) => code === wanted);
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

/** Splits an amount of which the balance pays `balanceDeduction` and the method the rest. */
export function breakDown(
  { discountBasisPoints, feeBasisPoints }: PaymentMethodSpec,
  amount: Money,
  balanceDeduction: Money,
): PaymentBreakdown {
  const rest = subtract(amount, balanceDeduction);
  const discount = share(rest, discountBasisPoints);
  const handlingFee = share(rest, feeBasisPoints);
  const actualPayment = add(subtract(rest, discount), handlingFee);
  return { balanceDeduction, discount, handlingFee, actualPayment };
}
