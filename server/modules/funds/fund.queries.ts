import { In, type EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../kernel/money';
import type { Page, PageRequest, Period } from '../../kernel/page';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { FundRecord } from './fund-record.entity';
import type { JournalKind } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/** What a shopper's fund holds, in fen. */
export async function balanceOf(em: EntityManager, userId: string): Promise<Money> {
  const account = await em.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  return account.balance ?? ZERO;
}

export interface FundRecordFilter extends PageRequest, Period {
  /** Why the money moved; any reason when left out. */
  readonly type?: JournalKind | null;
}

/** A shopper's fund details, newest first, narrowed by the filter (EN-10). Two statements. */
export async function listFundRecords(
  { db }: Services,
  userId: string,
  { type, from, to, page, pageSize }: FundRecordFilter,
): Promise<Page<FundRecord>> {
  const list = db.read
    .createQueryBuilder(FundRecord, 'record')
    .where('record.userId = :userId', { userId })
    .orderBy('record.at', 'DESC')
    .addOrderBy('record.id', 'DESC')
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  if (type) list.andWhere('record.type = :type', { type });
  if (from) list.andWhere('record.at >= :from', { from });
  if (to) list.andWhere('record.at < :to', { to });
  const [items, total] = await list.getManyAndCount();
  return { items, total, page, pageSize };
}

/** User id → balance of their fund in fen. */
export const balanceByUser: LoaderDefinition<string, Money> = async ({ db }, userIds) => {
  const accounts = await db.read.findBy(LedgerAccount, { userId: In([...userIds]) });
  return oneForEach(userIds, accounts, ({ userId }) => userId).map(
    (account) => account?.balance ?? ZERO,
  );
};
