import { add, subtract, ZERO, type Money } from '../../kernel/money';
import type { PaymentBreakdown } from '../payments/public';

/** A line with an amount, in the language of the invoice. */
export interface InvoiceLine {
  readonly label: string;
  readonly amount: Money;
}

/** Something that was bought, or lies in a parcel. */
export interface InvoiceItem {
  readonly name: string;
  /** Colour, size and the like; may be empty. */
  readonly detail: string;
  readonly quantity: number;
  /** Null where only the whole has a price. */
  readonly unitPrice: Money | null;
}

export interface InvoiceRefund {
  readonly at: Date;
  readonly amount: Money;
}

/** What was paid for an order or a package, line by line; all that is drawn. */
export interface Invoice {
  readonly kind: 'order' | 'package';
  /** That of the order or package. */
  readonly number: string;
  readonly paidAt: Date;
  /** Whose it is: name first, then what else there is to write to them. */
  readonly recipient: readonly string[];
  readonly items: readonly InvoiceItem[];
  /** What it cost, line by line. */
  readonly costs: readonly InvoiceLine[];
  /** How it was paid. */
  readonly payment: PaymentBreakdown;
  readonly refunds: readonly InvoiceRefund[];
}

/** What it cost in all. */
export function totalOf({ costs }: Pick<Invoice, 'costs'>): Money {
  return add(...costs.map(({ amount }) => amount));
}

/** What was paid for it, from the balance and by card. */
export function paidOf({ payment }: Pick<Invoice, 'payment'>): Money {
  return add(payment.balanceDeduction, payment.actualPayment);
}

/** By which ways it was paid; none where it cost nothing. */
export function waysOf({ payment }: Pick<Invoice, 'payment'>): ('BALANCE' | 'CARD')[] {
  return [
    ...(payment.balanceDeduction > ZERO ? (['BALANCE'] as const) : []),
    ...(payment.actualPayment > ZERO ? (['CARD'] as const) : []),
  ];
}

/** What is left of what was paid once the refunds are taken off. */
export function leftOverOf({ payment, refunds }: Pick<Invoice, 'payment' | 'refunds'>): Money {
  return subtract(paidOf({ payment }), add(...refunds.map(({ amount }) => amount)));
}
