import { In } from 'typeorm';
import { gatewayNames } from '../../platform/payment-gateway/payment-gateway';
import type { Services } from '../../platform/services';
import { emailsOf } from '../accounts/public';
import { findRecords, type FoundRecord } from '../funds/public';
import { Checkout } from './checkouts/checkout.entity';
import { Payment } from './payment.entity';

type Owned<Row> = Row & { readonly email: string };

export type FoundPayment = Pick<
  Payment,
  'number' | 'userId' | 'targetKind' | 'method' | 'status' | 'amount' | 'createdAt'
> & {
  /** The gateway's name of the session; null where there is none. */
  readonly reference: string | null;
};

export interface FoundMoney {
  readonly payments: readonly Owned<FoundPayment>[];
  readonly records: readonly Owned<FoundRecord>[];
}

/**
 * Searches for operators by the whole number of a payment (PY…) or fund record (FR…), the key of a credit, and the
 * gateway's name of a session or ours that it shows (`client_reference_id`). Six statements.
 */
export async function findMoney({ db }: Pick<Services, 'db'>, given: string): Promise<FoundMoney> {
  const words = given.trim();
  const em = db.read;
  const gateway = In([...gatewayNames]);
  const sought = await em.find(Checkout, {
    select: { id: true },
    where: [{ gateway, reference: words }, { id: words }],
  });
  const payments = await em.find(Payment, {
    where: [{ number: words.toUpperCase() }, { checkoutId: In(sought.map(({ id }) => id)) }],
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  const checkouts = await em.findBy(Checkout, {
    id: In(payments.flatMap(({ checkoutId }) => checkoutId ?? [])),
  });
  const references = new Map(checkouts.map(({ id, reference }) => [id, reference]));
  const records = await findRecords(em, words);
  const emails = await emailsOf(
    em,
    [...payments, ...records].map(({ userId }) => userId),
  );
  const owned = <Row extends { readonly userId: string }>(row: Row): Owned<Row> => ({
    ...row,
    email: emails.get(row.userId) ?? '',
  });
  return {
    payments: payments
      .map(({ number, userId, targetKind, method, status, amount, createdAt, checkoutId }) => ({
        ...{ number, userId, targetKind, method, status, amount, createdAt },
        reference: references.get(checkoutId ?? '') ?? null,
      }))
      .map(owned),
    records: records.map(owned),
  };
}
