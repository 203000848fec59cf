import { DomainError } from '../../kernel/errors';
import { add, share, subtract, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { readSite, type SiteSettings } from '../site/public';
import type { PaymentMethodCode } from './payment.entity';

/** A payment method and its fee, in basis points (1/100 %) of what it pays after its discount. */
export interface PaymentMethodSpec {
  readonly code: PaymentMethodCode;
  /** True if it pays for orders and packing plans. */
  readonly paysForThings: boolean;
  /** True if it tops up the balance. */
  readonly recharges: boolean;
  readonly feeBasisPoints: number;
  readonly discountBasisPoints: number;
}

/** Purpose of a method: paying for orders and packing plans, or topping up the balance. */
type Use = 'paysForThings' | 'recharges';

/** Returns the methods in display order, with the site's fees. */
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

/** Returns the methods for this purpose that the configuration enables. Not inside a transaction. */
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

/** @throws DomainError PAYMENT_METHOD_UNAVAILABLE if it is not enabled for this purpose. */
export async function methodOf(
  services: MethodServices,
  use: Use,
  wanted: PaymentMethodCode,
): Promise<PaymentMethodSpec> {
  const method = (await openMethods(services, use)).find(({ code }) => code === wanted);
  if (!method) throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  return method;
}

/** The sources of an amount, in fen, as shown on the order's page. */
export interface PaymentBreakdown {
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  /** Paid outside the balance: the rest − discount + fee. */
  readonly actualPayment: Money;
}

/**
 * Splits an amount of which the balance pays `balanceDeduction` and the method the rest. The method's fee is
 * a share of its part less its discount.
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
