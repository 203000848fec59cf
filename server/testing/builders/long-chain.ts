import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { hashEntry } from '../../modules/funds/chain/entry-hash';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { totalsAfter } from '../../modules/funds/fund-totals';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { lockFund, rechargePostings } from '../../modules/funds/public';
import { Posting } from '../../modules/funds/posting.entity';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const AT_ONCE = 200;

/** Books `count` credits of one fen at once: one after the other they would take minutes. */
export async function buildLongChain(
  { services: { db, clock } }: Pick<TestApp, 'services'>,
  { viewerId: userId }: TestClient,
  count: number,
): Promise<void> {
  const at = clock.now();
  const code = `fund:${userId}`;
  const lines = rechargePostings(userId, fen(1));
  const postings = lines.map(({ account, amount }) => ({
    ...{ accountCode: account, amount },
  }));
  await db.transaction(async (tx) => {
    let { totals } = await lockFund(tx, userId);
    let { chainLength, chainHead, balance } = await tx.findOneByOrFail(LedgerAccount, { code });
    for (let left = count; left > 0; left -= AT_ONCE) {
      const rows = Array.from({ length: Math.min(left, AT_ONCE) }, () => {
        const id = newId();
        const place = { fundCode: code, chainPosition: ++chainLength, previousHash: chainHead };
        const entry = { id, kind: 'RECHARGE' as const, idempotencyKey: id, referenceId: null };
        balance = fen(balance! + 1);
        const record = {
          ...{ number: `L${id.slice(-20)}`, userId, type: entry.kind, amount: fen(1) },
          ...{ balanceAfter: balance, remark: '', at },
        };
        totals = totalsAfter(totals, lines);
        const content = { ...place, ...entry, createdAt: at };
        chainHead = hashEntry({ ...content, postings, records: [record] });
        return { entry: { ...content, ...totals, hash: chainHead }, record };
      });
      const ids = rows.map(({ entry }) => entry.id);
      const rowsOf = <Row>(row: Row) => ids.map((entryId) => ({ ...row, entryId }));
      await tx.insert(
        JournalEntry,
        rows.map(({ entry }) => entry),
      );
      const sides = postings.flatMap(rowsOf);
      await tx.insert(
        Posting,
        sides.map((side) => ({ ...side, id: newId() })),
      );
      const records = rows.map(({ record, entry }) => ({ ...record, entryId: entry.id }));
      await tx.insert(
        FundRecord,
        records.map((record) => ({ ...record, id: newId() })),
      );
    }
    await tx.update(LedgerAccount, { code }, { chainLength, chainHead, balance });
  });
}
