import { formatMoney } from '../../kernel/money';
import { kindOfKey, lookUp, MOST_FOUND, type LookedUp } from '../../modules/fulfilment/public';
import { findMoney, type FoundMoney } from '../../modules/payments/public';
import type { Services } from '../../platform/services';
import type { FoundListType, FoundType } from './find.types';

const noMoney: FoundMoney = { payments: [], records: [] };

/**
 * Returns what a number, code, email address or the beginning of a name stands for. At most eight statements, each by
 * an index.
 */
export async function findThings(services: Services, text: string): Promise<FoundListType> {
  const takenFor = kindOfKey(text.trim());
  const isMoney = ['PAYMENT', 'RECORD', 'CODE'].includes(takenFor);
  const found = await lookUp(services, text);
  // A code that is a carrier's is nobody's payment.
  const money = isMoney && found.packages.length === 0 ? await findMoney(services, text) : noMoney;
  const lists = [
    itemsIn(found),
    ordersIn(found),
    packagesIn(found),
    paymentsIn(money),
    recordsIn(money),
    shoppersIn(found),
  ];
  return {
    takenFor,
    isCut: lists.some(({ length }) => length > MOST_FOUND),
    things: lists.flatMap((list) => list.slice(0, MOST_FOUND)),
  };
}

const nicknameIn = ({ shoppers }: LookedUp, userId: string) =>
  shoppers.find(({ id }) => id === userId)?.nickname ?? null;

const ordersIn = (found: LookedUp): FoundType[] =>
  found.orders.map(({ number, status, submittedAt, contactName, userId }) => ({
    ...{ kind: 'ORDER', id: number, title: number, status, at: submittedAt, detail: contactName },
    shopper: nicknameIn(found, userId),
  }));

const itemsIn = ({ items }: LookedUp): FoundType[] =>
  items.map(({ label, name, status, orderNumber, position, shelf, isThere }) => ({
    ...{ kind: 'ITEM', id: label, title: name, status, at: null, shopper: null },
    detail: [`${orderNumber} ${position}`, isThere && shelf?.name].filter(Boolean).join(' · '),
  }));

const packagesIn = (found: LookedUp): FoundType[] =>
  found.packages.map(({ number, status, createdAt, carrier, trackingNumber, userId }) => ({
    ...{ kind: 'PACKAGE', id: number, title: number, status, at: createdAt },
    detail: [carrier, trackingNumber].filter(Boolean).join(' ') || null,
    shopper: nicknameIn(found, userId),
  }));

const paymentsIn = ({ payments }: FoundMoney): FoundType[] =>
  payments.map(({ number, status, createdAt, amount, method }) => ({
    ...{ kind: 'PAYMENT', id: number, title: number, status, at: createdAt, shopper: null },
    detail: `${method} ${formatMoney(amount)}`,
  }));

const recordsIn = ({ records }: FoundMoney): FoundType[] =>
  records.map(({ number, type, at, amount }) => ({
    ...{ kind: 'RECORD', id: number, title: number, status: null, at, shopper: null },
    detail: `${type} ${formatMoney(amount)}`,
  }));

const shoppersIn = ({ shoppers }: LookedUp): FoundType[] =>
  shoppers.map(({ id, nickname }) => ({
    ...{ kind: 'SHOPPER', id, title: nickname ?? '', status: null, at: null, detail: null },
    shopper: nickname,
  }));
