import { DomainError } from '../../kernel/errors';
import { add, share, subtract, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { readSite, type SiteSettings } from '../site/public';
import type { PaymentMethodCode } from './payment.entity';

/** A way to pay and what it costs, in basis points (1/100 %) of what it pays, its discount taken off. */
export interface PaymentMethodSpec {
  readonly code: PaymentMethodCode;
  /** Whether it pays for orders and packing plans. */
  readonly paysForThings: boolean;
  /** Whether it tops up the balance. */
  readonly recharges: boolean;
  readonly feeBasisPoints: number;
  readonly discountBasisPoints: number;
}

/** What a method is for: paying for orders and packing plans, or topping up the balance. */
type Use = 'paysForThings' | 'recharges';

/** Returns the methods in the order they are offered, at the site's fees. */
export function paymentMethodsAt({
  cardFee,
  cardDiscount,
}: Pick<SiteSettings, 'cardFee' | 'cardDiscount'>): readonly PaymentMethodSpec[] {
  const free = { feeBasisPoints: 0, discountBasisPoints: 0 };
  const card = { feeBasisPoints: cardFee, discountBasisPoints: cardDiscount };
  return [
    { code: 'BALANCE', paysForThings: true, recharges: false, ...free },
    { code: 'CARD', paysForThings: true, recharges: true, ...card },
    { code: 'WESTPAY', paysForThings: false, recharges: true, ...free },
  ];
}

type MethodServices = Pick<Services, 'paymentGateway' | 'remittancePayee' | 'db' | 'clock'>;

/** Returns the methods for this use that are open as Tidebox is configured. Not inside a transaction. */
export async function openMethods(
  services: MethodServices,
  use: Use,
): Promise<PaymentMethodSpec[]> {
  const { paymentGateway, remittancePayee } = services;
  const methods = paymentMethodsAt(await readSite(services));
  const isOpen = {
    BALANCE: true,
    CARD: paymentGateway !== null,
    WESTPAY: remittancePayee !== null,
  } satisfies Record<PaymentMethodCode, boolean>;
  return methods.filter((method) => method[use] && isOpen[method.code]);
}

/** @throws DomainError PAYMENT_METHOD_UNAVAILABLE where it is not open for this use. */
export async function methodOf(
  services: MethodServices,
  use: Use,
  wanted: PaymentMethodCode,
): Promise<PaymentMethodSpec> {
  const method = (await openMethods(services, use)).find(({ code }) => code === wanted);
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

/**
 * Splits an amount of which the balance pays `balanceDeduction` and the method the rest. Its fee is a share of
 * what it pays for, which is less by its discount.
 */
export function breakDown(
  { discountBasisPoints, feeBasisPoints }: PaymentMethodSpec,
  amount: Money,
  balanceDeduction: Money,
): PaymentBreakdown {
  const rest = subtract(amount, balanceDeduction);
  const discount = share(rest, discountBasisPoints);
  const paid = subtract(rest, discount);
  const handlingFee = share(paid, feeBasisPoints);
  const actualPayment = add(paid, handlingFee);
  return { balanceDeduction, discount, handlingFee, actualPayment };
}
