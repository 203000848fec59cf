import { In, type EntityManager } from 'typeorm';
import type { Money } from '../../../kernel/money';
import { Payment } from '../payment.entity';
import { Remittance } from '../recharging/remittance.entity';
import type { SourcedPart } from './unspent-money';
import type { WithdrawalMethod } from './withdrawal.entity';

/** Maximum number of payments that are listed as destinations. */
export const MOST_DESTINATIONS = 50;

/** Destination of a part of a withdrawal: the card of a payment, or the sender of a remittance. */
export interface Destination {
  /** The payment by which the money arrived. */
  readonly paymentNumber: string;
  readonly paidAt: Date;
  /** Fen. */
  readonly amount: Money;
  /** Null for a card, which the gateway knows. */
  readonly senderName: string | null;
  /** ISO 3166 code; null for a card. */
  readonly senderCountry: string | null;
}

/** Returns the destinations of these parts by a method, in their order; at most 50. Two statements. */
export async function destinationsOf(
  em: EntityManager,
  method: WithdrawalMethod,
  parts: readonly SourcedPart<string>[],
): Promise<Destination[]> {
  const named = parts.slice(0, MOST_DESTINATIONS);
  const ids = In(named.map(({ source }) => source));
  const isCard = method === 'CARD';
  const where = isCard ? { checkoutId: ids } : { id: ids };
  const payments = await em.find(Payment, { where, order: { number: 'ASC' } });
  const remittances = isCard ? [] : await em.findBy(Remittance, { paymentId: ids });
  return named.map(({ source, amount }) => {
    // For a checkout of several payments the first is named.
    const payment = payments.find(({ id, checkoutId }) => source === (isCard ? checkoutId : id))!;
    const sent = remittances.find(({ paymentId }) => paymentId === source) ?? null;
    return destination(payment, amount, sent);
  });
}

function destination(
  { number, capturedAt, createdAt }: Payment,
  amount: Money,
  sent: Remittance | null,
): Destination {
  return {
    ...{ paymentNumber: number, paidAt: capturedAt ?? createdAt, amount },
    senderName: sent?.senderName ?? null,
    senderCountry: sent?.senderCountry ?? null,
  };
}
