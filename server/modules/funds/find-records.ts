import { In, type EntityManager } from 'typeorm';
import { CREDIT_KEY } from './credit-fund';
import { FundRecord } from './fund-record.entity';
import { JournalEntry } from './journal-entry.entity';

export type FoundRecord = Pick<
  FundRecord,
  'number' | 'userId' | 'type' | 'amount' | 'remark' | 'at'
>;

/** Finds the fund record with that number, and those that an operator credited by that key. Two statements. */
export async function findRecords(em: EntityManager, words: string): Promise<FoundRecord[]> {
  const entries = await em.find(JournalEntry, {
    select: { id: true },
    where: { idempotencyKey: `${CREDIT_KEY}${words}` },
  });
  return em.find(FundRecord, {
    select: { number: true, userId: true, type: true, amount: true, remark: true, at: true },
    where: [{ number: words.toUpperCase() }, { entryId: In(entries.map(({ id }) => id)) }],
  });
}
