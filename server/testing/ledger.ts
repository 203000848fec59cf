import { checkInvariants } from '../app/check-invariants';
import { formatMoney, fenFromColumn } from '../kernel/money';
import type { TestApp } from './test-app';

/** Fails with every broken invariant about the stored data, in words. */
export async function expectLedgerToBalance(app: Pick<TestApp, 'services'>): Promise<void> {
  const broken = (await checkInvariants(app.services)).filter(
    ({ violations }) => violations.length > 0,
  );
  expect(broken).toEqual([]);
}

interface PostingRow {
  readonly entry: string;
  readonly kind: string;
  readonly account: string;
  readonly email: string | null;
  readonly amount: string | number;
}

/** The ledger as a picture: each entry with its postings in the order they were booked. */
export async function drawLedger(app: Pick<TestApp, 'services'>): Promise<string> {
  const rows: PostingRow[] = await app.services.db.read.query(
    `SELECT e.id AS entry, e.kind AS kind, p.account_code AS account, u.email AS email,
            p.amount AS amount
       FROM postings p
       JOIN journal_entries e ON e.id = p.entry_id
       LEFT JOIN ledger_accounts a ON a.code = p.account_code
       LEFT JOIN users u ON u.id = a.user_id
      ORDER BY e.id, p.id`,
  );
  return rows.map((row, index) => drawPosting(row, rows[index - 1])).join('\n');
}

function drawPosting(row: PostingRow, above: PostingRow | undefined): string {
  const kind = row.entry === above?.entry ? '' : row.kind;
  const account = row.email ? `fund of ${row.email.split('@')[0]}` : row.account;
  const amount = formatMoney(fenFromColumn(row.amount));
  return `${kind.padEnd(16)}| ${account.padEnd(18)}|${amount.padStart(12)}`;
}
