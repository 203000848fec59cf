import { add, subtract, ZERO, type Money } from '../../kernel/money';
import type { PaymentBreakdown } from '../payments/public';

/** A line with an amount, in the language of the invoice. */
export interface InvoiceLine {
  readonly label: string;
  readonly amount: Money;
}

/** A purchased item, or one in a parcel. */
export interface InvoiceItem {
  readonly name: string;
  /** Colour, size and the like; may be empty. */
  readonly detail: string;
  readonly quantity: number;
  /** Null if only the whole has a price. */
  readonly unitPrice: Money | null;
}

export interface InvoiceRefund {
  readonly at: Date;
  readonly amount: Money;
}

/** The payment of an order or a package line by line; all that is drawn. */
export interface Invoice {
  readonly kind: 'order' | 'package';
  /** Number of the order or package. */
  readonly number: string;
  readonly paidAt: Date;
  /** The recipient: name first, then address lines. */
  readonly recipient: readonly string[];
  readonly items: readonly InvoiceItem[];
  /** The price, line by line. */
  readonly costs: readonly InvoiceLine[];
  /** Parts of the payment. */
  readonly payment: PaymentBreakdown;
  readonly refunds: readonly InvoiceRefund[];
}

/** Returns the total price. */
export function totalOf({ costs }: Pick<Invoice, 'costs'>): Money {
  return add(...costs.map(({ amount }) => amount));
}

/** Returns the amount that was paid, from the balance and by card. */
export function paidOf({ payment }: Pick<Invoice, 'payment'>): Money {
  return add(payment.balanceDeduction, payment.actualPayment);
}

/** Returns the methods of payment; none if it was free. */
export function waysOf({ payment }: Pick<Invoice, 'payment'>): ('BALANCE' | 'CARD')[] {
  return [
    ...(payment.balanceDeduction > ZERO ? (['BALANCE'] as const) : []),
    ...(payment.actualPayment > ZERO ? (['CARD'] as const) : []),
  ];
}

/** Returns the payment less the refunds. */
export function leftOverOf({ payment, refunds }: Pick<Invoice, 'payment' | 'refunds'>): Money {
  return subtract(paidOf({ payment }), add(...refunds.map(({ amount }) => amount)));
}
