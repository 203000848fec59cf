import type { EntityManager } from 'typeorm';
import { add, fenFromColumn, negate, ZERO, type Money } from '../../kernel/money';
import { instantValue } from '../../platform/db/read-rows';
import type { JournalEntry } from './journal-entry.entity';
import { fundAccountOf, userOfFund, type AccountCode, type SystemAccount } from './ledger.accounts';
import type { PostingLine } from './posting-lines';

export const spendingKinds = ['GOODS', 'SHIPPING', 'STORAGE', 'FEES'] as const;
export type SpendingKind = (typeof spendingKinds)[number];

const totalOf = {
  GOODS: 'totalGoods',
  SHIPPING: 'totalShipping',
  STORAGE: 'totalStorage',
  FEES: 'totalFees',
} as const satisfies Record<SpendingKind, keyof JournalEntry>;

/** Accounts of the ledger that are credited with each kind of spending; discounts lower the fees. */
export const accountsOf: Record<SpendingKind, readonly SystemAccount[]> = {
  GOODS: ['orders'],
  SHIPPING: ['shipping'],
  STORAGE: ['storage'],
  FEES: ['fees', 'discounts'],
};

/** Property → column of the totals that stand beside an entry. */
export const totalColumns = {
  totalRecords: 'total_records',
  totalIncoming: 'total_incoming',
  totalOutgoing: 'total_outgoing',
  totalGoods: 'total_goods',
  totalShipping: 'total_shipping',
  totalStorage: 'total_storage',
  totalFees: 'total_fees',
} as const satisfies Partial<Record<keyof JournalEntry, string>>;

/**
 * Sums over the first entries of a fund's chain. A period is the difference of two of them, so that its cost does not
 * grow with what moved in it (RT-19).
 */
export type FundTotals = Pick<JournalEntry, keyof typeof totalColumns>;

/** The totals as the driver delivers them; null where there is no entry. */
export type RawTotals = Readonly<Record<keyof FundTotals, string | number | null>>;

/** Reads the totals of a row; zeros without an entry. */
export function totalsFrom(raw: RawTotals | undefined): FundTotals {
  const money = (name: keyof FundTotals) => fenFromColumn(raw?.[name] ?? ZERO);
  return {
    totalRecords: Number(raw?.totalRecords ?? 0),
    ...{ totalIncoming: money('totalIncoming'), totalOutgoing: money('totalOutgoing') },
    ...{ totalGoods: money('totalGoods'), totalShipping: money('totalShipping') },
    ...{ totalStorage: money('totalStorage'), totalFees: money('totalFees') },
  };
}

/** Returns the totals once a movement with these postings has followed. */
export function totalsAfter(
  { totalRecords, totalIncoming, totalOutgoing, ...before }: FundTotals,
  postings: readonly PostingLine[],
): FundTotals {
  const onAny = (isWanted: (account: AccountCode) => boolean) =>
    add(...postings.filter(({ account }) => isWanted(account)).map(({ amount }) => amount));
  const isFund = (account: AccountCode) => userOfFund(account) !== null;
  const inFund = onAny(isFund);
  const totals: FundTotals = {
    ...before,
    totalRecords: totalRecords + (postings.some(({ account }) => isFund(account)) ? 1 : 0),
    totalIncoming: inFund > ZERO ? add(totalIncoming, inFund) : totalIncoming,
    totalOutgoing: inFund < ZERO ? add(totalOutgoing, negate(inFund)) : totalOutgoing,
  };
  for (const kind of spendingKinds)
    totals[totalOf[kind]] = add(
      totals[totalOf[kind]],
      onAny((account) => (accountsOf[kind] as readonly AccountCode[]).includes(account)),
    );
  return totals;
}

/** Returns the total of a kind of spending. */
export const spendingIn = (totals: FundTotals, kind: SpendingKind): Money => totals[totalOf[kind]];

const selected = Object.entries(totalColumns)
  .map(([name, column]) => `e.${column} AS ${name}`)
  .join(', ');
const lastOf = (condition: string) =>
  `(SELECT id FROM journal_entries WHERE fund_code = ?${condition}
     ORDER BY created_at DESC, chain_position DESC LIMIT 1)`;

/**
 * Returns the totals of a fund before each of some instants, or of all its entries for null. One statement, which
 * reads an entry for each of them, however many lie between. Two movements that overtook each other within
 * milliseconds count as of the instant of the later in the chain.
 */
export async function readTotalsBefore(
  em: EntityManager,
  userId: string,
  instants: readonly (Date | null)[],
): Promise<FundTotals[]> {
  const lasts = instants.map(
    (instant, place) =>
      `SELECT ${place} AS place, ${lastOf(instant ? ' AND created_at < ?' : '')} AS id`,
  );
  const code = fundAccountOf(userId);
  const rows = await em.query<(RawTotals & { readonly place: string | number })[]>(
    `SELECT subquery.place AS place, ${selected} FROM (${lasts.join(' UNION ALL ')}) subquery
       JOIN journal_entries e ON e.id = subquery.id`,
    instants.flatMap((instant) => (instant ? [code, instantValue(instant)] : [code])),
  );
  const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
  return instants.map((_, place) => totalsFrom(byPlace.get(place)));
}
