import { In, type EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../kernel/money';
import type { Period } from '../../kernel/page';
import type { Slice, SliceRequest } from '../../kernel/slice';
import { readSlice } from '../../platform/db/read-slice';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { FundRecord } from './fund-record.entity';
import { JournalEntry, type JournalKind } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/** What a shopper's fund holds, in fen. */
export async function balanceOf(em: EntityManager, userId: string): Promise<Money> {
  const account = await em.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  return account.balance ?? ZERO;
}

export interface FundRecordFilter extends Period {
  /** Why the money moved; any reason when left out. */
  readonly type?: JournalKind | null;
}

/** A shopper's fund details, narrowed by the filter (EN-10). Two statements. */
export function listFundRecords(
  { db }: Services,
  userId: string,
  slice: SliceRequest,
  filter?: FundRecordFilter | null,
): Promise<Slice<FundRecord>> {
  const { type, from, to } = filter ?? {};
  const list = db.read
    .createQueryBuilder(FundRecord, 'record')
    .where('record.userId = :userId', { userId });
  if (type) list.andWhere('record.type = :type', { type });
  if (from) list.andWhere('record.at >= :from', { from });
  if (to) list.andWhere('record.at < :to', { to });
  return readSlice(list, 'record.at', slice);
}

/** User id → balance of their fund in fen. */
export const balanceByUser: LoaderDefinition<string, Money> = async ({ db }, userIds) => {
  const accounts = await db.read.findBy(LedgerAccount, { userId: In([...userIds]) });
  return oneForEach(userIds, accounts, ({ userId }) => userId).map(
    (account) => account?.balance ?? ZERO,
  );
};

/** Id of an entry → its hash in the chain of its fund; null where it stands in none. */
export const hashByEntry: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const entries = await db.read.findBy(JournalEntry, { id: In([...ids]) });
  return oneForEach(ids, entries, ({ id }) => id).map((entry) => entry?.hash ?? null);
};
