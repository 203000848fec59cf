import { In, type EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../kernel/money';
import type { Period } from '../../kernel/page';
import type { Slice, SliceRequest } from '../../kernel/slice';
import { readSlice } from '../../platform/db/read-slice';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { FundRecord } from './fund-record.entity';
import { JournalEntry, type JournalKind } from './journal-entry.entity';
import { narrowToGroup, type FundRecordGroup } from './fund-record-groups';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';
import { spendable } from './spendable';

/** Returns the balance of a shopper's fund, in fen. */
export async function balanceOf(em: EntityManager, userId: string): Promise<Money> {
  const account = await em.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  return account.balance ?? ZERO;
}

export interface FundRecordFilter extends Period {
  /** Kind of movement; any if omitted. */
  readonly type?: JournalKind | null;
  readonly group?: FundRecordGroup | null;
}

/** Lists a shopper's fund records, narrowed by the filter (EN-10). */
export function listFundRecords(
  { db }: Pick<Services, 'db'>,
  userId: string,
  slice: SliceRequest,
  filter?: FundRecordFilter | null,
): Promise<Slice<FundRecord>> {
  const { type, group, from, to } = filter ?? {};
  const list = db.read
    .createQueryBuilder(FundRecord, 'record')
    .where('record.userId = :userId', { userId });
  if (type) list.andWhere('record.type = :type', { type });
  if (group) narrowToGroup(list, group);
  if (from) list.andWhere('record.at >= :from', { from });
  if (to) list.andWhere('record.at < :to', { to });
  return readSlice(list, 'record.at', slice);
}

/** Balance of a fund, the part held for running payments, and the spendable rest; all fen. */
export interface FundState {
  readonly balance: Money;
  readonly held: Money;
  readonly spendable: Money;
}

const empty: FundState = { balance: ZERO, held: ZERO, spendable: ZERO };

/** User id → state of their fund. */
export const fundByUser: LoaderDefinition<string, FundState> = async ({ db }, userIds) => {
  const accounts = await db.read.findBy(LedgerAccount, { userId: In([...userIds]) });
  return oneForEach(userIds, accounts, ({ userId }) => userId).map((account) =>
    account
      ? {
          balance: account.balance ?? ZERO,
          held: account.held,
          spendable: spendable(account),
        }
      : empty,
  );
};

/** The entries of records by id, with their subject and their place in the chain. */
export const entryById: LoaderDefinition<string, JournalEntry | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(JournalEntry, { id: In([...ids]) }), ({ id }) => id);

/** Returns the refunds to a shopper's fund for an order or a package, oldest first. */
export function listRefunds(
  { db }: Pick<Services, 'db'>,
  userId: string,
  referenceId: string,
): Promise<FundRecord[]> {
  return db.read
    .createQueryBuilder(FundRecord, 'record')
    .innerJoin(JournalEntry, 'entry', 'entry.id = record.entryId')
    .where('entry.referenceId = :referenceId', { referenceId })
    .andWhere('record.userId = :userId AND record.amount > 0', { userId })
    .orderBy('record.at', 'ASC')
    .addOrderBy('record.id', 'ASC')
    .getMany();
}
