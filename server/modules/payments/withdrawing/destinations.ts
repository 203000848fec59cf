import { In, type EntityManager } from 'typeorm';
import { add, fen, subtract, ZERO, type Money } from '../../../kernel/money';
import { Payment } from '../payment.entity';
import { Remittance } from '../recharging/remittance.entity';
import { returnableCheckouts } from './returnable';
import { Withdrawal, WithdrawalPart, type WithdrawalMethod } from './withdrawal.entity';

/** More payments than these are not named where balance can go back to. */
export const MOST_DESTINATIONS = 50;

/** Where a part of a withdrawal goes back to: the card of a payment, or who sent a remittance. */
export interface Destination {
  /** The payment by which the money came. */
  readonly paymentNumber: string;
  readonly paidAt: Date;
  /** Fen. */
  readonly amount: Money;
  /** Null for a card, which the gateway knows. */
  readonly senderName: string | null;
  /** ISO 3166 code; null for a card. */
  readonly senderCountry: string | null;
}

/** Where what is withdrawn next goes to by a method, in the order in which it is taken; at most 50. */
export async function possibleDestinations(
  em: EntityManager,
  userId: string,
  method: WithdrawalMethod,
): Promise<Destination[]> {
  const possible =
    method === 'CARD'
      ? await ofCheckouts(em, await partsLeft(em, userId))
      : cut(await remittancesOf(em, userId), await goneByRemittance(em, { userId }));
  return possible.slice(0, MOST_DESTINATIONS);
}

/** Where a withdrawal goes to, part by part. */
export async function destinationsOf(
  em: EntityManager,
  withdrawal: Withdrawal,
): Promise<Destination[]> {
  const { id: withdrawalId, userId, method, amount } = withdrawal;
  if (method === 'CARD') {
    const parts = await em.find(WithdrawalPart, { where: { withdrawalId }, order: { id: 'ASC' } });
    return ofCheckouts(em, parts);
  }
  const before = await goneByRemittance(em, withdrawal);
  return cut(await remittancesOf(em, userId), before, amount);
}

async function partsLeft(em: EntityManager, userId: string) {
  const checkouts = await returnableCheckouts(em, userId);
  return checkouts.map(({ id: checkoutId, left: amount }) => ({ checkoutId, amount }));
}

/** Of a checkout that collected for several payments the first is named. */
async function ofCheckouts(
  em: EntityManager,
  parts: readonly Pick<WithdrawalPart, 'checkoutId' | 'amount'>[],
): Promise<Destination[]> {
  const payments = await em.find(Payment, {
    where: { checkoutId: In(parts.map(({ checkoutId }) => checkoutId)) },
    order: { number: 'ASC' },
  });
  return parts.map(({ checkoutId, amount }) => {
    const payment = payments.find((one) => one.checkoutId === checkoutId)!;
    return destination(payment, amount, null);
  });
}

/** What came by remittance, the oldest first. */
async function remittancesOf(em: EntityManager, userId: string): Promise<Destination[]> {
  const payments = await em.find(Payment, {
    where: { userId, method: 'WESTPAY', status: 'CAPTURED' },
    order: { capturedAt: 'ASC', id: 'ASC' },
  });
  const remittances = await em.findBy(Remittance, { userId });
  return payments.map((payment) => {
    const sent = remittances.find(({ paymentId }) => paymentId === payment.id) ?? null;
    return destination(payment, payment.creditedAmount ?? ZERO, sent);
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

/** Fen that went back by remittance or are asked back: all, or before a withdrawal. */
async function goneByRemittance(
  em: EntityManager,
  { userId, id }: Pick<Withdrawal, 'userId'> & { readonly id?: string },
): Promise<Money> {
  const all = await em.find(Withdrawal, {
    where: { userId, method: 'WESTPAY', status: In(['PENDING', 'SENDING', 'COMPLETED']) },
    order: { requestedAt: 'ASC', id: 'ASC' },
  });
  const until = id === undefined ? all.length : all.findIndex((one) => one.id === id);
  return add(...all.slice(0, until < 0 ? all.length : until).map(({ amount }) => amount));
}

/** What is left behind `gone` fen, at most `amount` of it. */
function cut(came: readonly Destination[], gone: Money, amount?: Money): Destination[] {
  let [skip, rest]: [Money, Money | undefined] = [gone, amount];
  return came.flatMap((one) => {
    const skipped = fen(Math.min(skip, one.amount));
    skip = subtract(skip, skipped);
    const left = subtract(one.amount, skipped);
    const taken = rest === undefined ? left : fen(Math.min(rest, left));
    if (rest !== undefined) rest = subtract(rest, taken);
    return taken > ZERO ? [{ ...one, amount: taken }] : [];
  });
}
