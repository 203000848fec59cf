import { In, type EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../kernel/money';
import type { Page, PageRequest } from '../../kernel/page';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { FundRecord } from './fund-record.entity';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/** What a shopper's fund holds, in fen. */
export async function balanceOf(em: EntityManager, userId: string): Promise<Money> {
  const account = await em.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  return account.balance ?? ZERO;
}

/** A shopper's fund details, newest first (EN-10). */
export async function listFundRecords(
  { db }: Services,
  userId: string,
  { page, pageSize }: PageRequest,
): Promise<Page<FundRecord>> {
  const total = await db.read.countBy(FundRecord, { userId });
  const items = await db.read.find(FundRecord, {
    where: { userId },
    order: { at: 'DESC', id: 'DESC' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  return { items, total, page, pageSize };
}

/** User id → balance of their fund in fen. */
export const balanceByUser: LoaderDefinition<string, Money> = async ({ db }, userIds) => {
  const accounts = await db.read.findBy(LedgerAccount, { userId: In([...userIds]) });
  return oneForEach(userIds, accounts, ({ userId }) => userId).map(
    (account) => account?.balance ?? ZERO,
  );
};
