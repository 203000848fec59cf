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

/** What a shopper's fund holds, in fen. */
export async function balanceOf(em: EntityManager, userId: string): Promise<Money> {
  const account = await em.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  return account.balance ?? ZERO;
}

export interface FundRecordFilter extends Period {
  /** Why the money moved; any reason when left out. */
  readonly type?: JournalKind | null;
  readonly group?: FundRecordGroup | null;
}

/** A shopper's fund details, narrowed by the filter (EN-10). */
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

/** What a fund holds, what of it is held for payments under way, and what is free; all fen. */
export interface FundState {
  readonly balance: Money;
  readonly held: Money;
  readonly spendable: Money;
}

const empty: FundState = { balance: ZERO, held: ZERO, spendable: ZERO };

/** User id → how their fund stands. */
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

/** The entries behind records, by their ids: what they are about, and where they stand in a chain. */
export const entryById: LoaderDefinition<string, JournalEntry | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(JournalEntry, { id: In([...ids]) }), ({ id }) => id);

/** What came back into a shopper's fund for an order or a package, oldest first. */
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
