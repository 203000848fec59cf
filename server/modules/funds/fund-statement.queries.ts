import { add, fenFromColumn, negate, subtract, type Money } from '../../kernel/money';
import type { Period } from '../../kernel/page';
import type { Services } from '../../platform/services';
import { FundRecord } from './fund-record.entity';

/** What a period began and ended with, and what moved in between; fen, none below zero. */
export interface FundStatement {
  readonly openingBalance: Money;
  readonly incoming: Money;
  readonly outgoing: Money;
  readonly closingBalance: Money;
  readonly recordCount: number;
}

type Row = Record<'opening' | 'incoming' | 'outgoing' | 'count', string | number | null>;

/**
 * Sums up a period of a shopper's fund. One statement, so that its figures fit together while money
 * moves; of what was before the period it reads the last record alone.
 */
export async function readFundStatement(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { from, to }: Period,
): Promise<FundStatement> {
  const list = db.read
    .createQueryBuilder(FundRecord, 'record')
    .select('SUM(CASE WHEN record.amount > 0 THEN record.amount ELSE 0 END)', 'incoming')
    .addSelect('SUM(CASE WHEN record.amount < 0 THEN record.amount ELSE 0 END)', 'outgoing')
    .addSelect('COUNT(*)', 'count')
    .where('record.userId = :userId', { userId });
  if (to) list.andWhere('record.at < :to', { to });
  if (from)
    list
      .andWhere('record.at >= :from', { from })
      .addSelect(
        (earlier) =>
          earlier
            .select('last.balanceAfter')
            .from(FundRecord, 'last')
            .where('last.userId = :userId AND last.at < :from')
            .orderBy('last.at', 'DESC')
            .addOrderBy('last.id', 'DESC')
            .limit(1),
        'opening',
      );
  const row = await list.getRawOne<Row>();
  const fenOf = (name: keyof Row) => fenFromColumn(row?.[name] ?? 0);
  const openingBalance = fenOf('opening');
  const [incoming, outgoing] = [fenOf('incoming'), negate(fenOf('outgoing'))];
  const closingBalance = subtract(add(openingBalance, incoming), outgoing);
  const recordCount = Number(row?.count ?? 0);
  return { openingBalance, incoming, outgoing, closingBalance, recordCount };
}
