import { fenFromColumn, formatMoney } from '../kernel/money';
import type { TestApp } from './test-app';

interface PostingRow {
  readonly entry: string;
  readonly kind: string;
  /** Begins with what the movement is named by, e.g. `late:`. */
  readonly movement: string;
  readonly account: string;
  readonly email: string | null;
  readonly amount: string | number;
}

/** Names of movements; by the beginning of their key if the kind alone is ambiguous. */
const movements: Readonly<Record<string, string>> = {
  late: 'Money that came too late',
  credit: 'Recharge by an operator',
  RECHARGE: 'Recharge',
  ORDER_PAYMENT: 'Payment of an order',
  ORDER_REFUND: 'Refund of an order',
  ITEM_REFUND: 'Refund of an item',
  DIFFERENCE_PAYMENT: 'Payment of a difference',
  DIFFERENCE_REFUND: 'Return of a difference',
  PACKAGE_PAYMENT: 'Payment of a package',
  PACKAGE_REFUND: 'Refund of a package',
  WITHDRAWAL: 'Withdrawal',
  mend: 'Correction by two persons',
};

const accounts: Readonly<Record<string, string>> = {
  'gateway-clearing': 'Money from outside',
  orders: 'Orders',
  shipping: 'Shipping',
  fees: 'Fees of paying',
  discounts: 'Discounts',
  storage: 'Storage',
  unclaimed: 'Unclaimed',
};

const row = (what: string, debit: string, credit: string) =>
  `${what.padEnd(28)}${debit.padStart(12)}${credit.padStart(12)}`.trimEnd();

/**
 * The journal in a bookkeeper's form: each entry with its postings in the order they were booked, amounts in
 * yuan, and the totals of both columns, which must be equal.
 */
export async function drawJournal({ services }: Pick<TestApp, 'services'>): Promise<string> {
  const postings: PostingRow[] = await services.db.read.query(
    `SELECT e.id AS entry, e.kind AS kind, e.idempotency_key AS movement,
            p.account_code AS account, u.email AS email, p.amount AS amount
       FROM postings p
       JOIN journal_entries e ON e.id = p.entry_id
       LEFT JOIN ledger_accounts a ON a.code = p.account_code
       LEFT JOIN users u ON u.id = a.user_id
      ORDER BY e.id, p.id`,
  );
  const lines = postings.flatMap((posting, index) => [
    ...(posting.entry === postings[index - 1]?.entry ? [] : [nameOfMovement(posting)]),
    drawPosting(posting),
  ]);
  return [row('', 'Debit', 'Credit'), ...lines, drawTotals(postings)].join('\n');
}

function nameOfMovement({ kind, movement }: PostingRow): string {
  return movements[movement.split(':')[0]!] ?? movements[kind] ?? kind;
}

function drawPosting({ account, email, amount }: PostingRow): string {
  const name = email ? `Fund of ${email.split('@')[0]}` : (accounts[account] ?? account);
  const fen = Number(amount);
  const yuan = inYuan(Math.abs(fen));
  return fen < 0 ? row(`  ${name}`, yuan, '') : row(`  ${name}`, '', yuan);
}

function drawTotals(postings: readonly PostingRow[]): string {
  const sumOf = (sign: number) =>
    postings.reduce((sum, { amount }) => sum + Math.max(0, sign * Number(amount)), 0);
  return row('Sum', inYuan(sumOf(-1)), inYuan(sumOf(1)));
}

function inYuan(amount: number): string {
  return formatMoney(fenFromColumn(amount)).replace('¥', '');
}
