import type { EntityManager } from 'typeorm';
import { fenFromColumn, subtract, ZERO, type Money } from '../../../kernel/money';
import { InputRefused } from '../../../platform/validation/input-refused';
import { wrongBalances } from '../ledger.invariants';
import { LedgerAccount } from '../ledger-account.entity';

/** The figures of a fund whose balance differs from its postings. */
export interface Diagnosis {
  readonly balance: Money;
  readonly held: Money;
  /** The sum of its postings. */
  readonly booked: Money;
  /** Number of the first fund record that told the wrong balance; null if none did. */
  readonly wrongRecord: string | null;
}

/** Returns a refusal that says what was expected of an argument. */
export function unfit(argument: string, type: string): InputRefused {
  return new InputRefused({ [argument]: { key: 'expected', params: { type } } });
}

/**
 * Compares a fund with its postings and records.
 * @throws InputRefused (VALIDATION_FAILED) unless one entry can correct it: the balance differs from the postings,
 *   and the records told either the one or, from some record on, the other
 */
export async function diagnoseFund(em: EntityManager, code: string): Promise<Diagnosis> {
  const fund = await em.findOneByOrFail(LedgerAccount, { code });
  const balance = fund.balance ?? ZERO;
  const [sum] = await em.query<[{ booked: string | number | null }]>(
    'SELECT COALESCE(SUM(amount), 0) AS booked FROM postings WHERE account_code = ?',
    [code],
  );
  const booked = fenFromColumn(sum.booked ?? 0);
  const difference = subtract(balance, booked);
  if (difference === ZERO)
    throw unfit('fund', 'a fund whose balance differs from the sum of its postings');
  const wrong = await em.query<WrongBalance[]>(wrongBalances('e.fund_code = ?'), [code]);
  const told = await lastBalanceTold(em, code);
  const [first] = wrong;
  const isUntold = !first && told === booked;
  const isTold = wrong.length === 1 && driftOf(first!) === difference && told === balance;
  if (!isUntold && !isTold)
    throw unfit('fund', 'a fund whose records tell one of both figures; this one needs a restore');
  return { balance, held: fund.held, booked, wrongRecord: first?.record ?? null };
}

/** A row of `wrongBalances`. */
interface WrongBalance {
  readonly record: string;
  readonly balance: string | number;
  readonly amount: string | number;
  readonly told: string | number;
}

function driftOf({ balance, amount, told }: WrongBalance): Money {
  return subtract(subtract(fenFromColumn(told), fenFromColumn(balance)), fenFromColumn(amount));
}

async function lastBalanceTold(em: EntityManager, code: string): Promise<Money> {
  const [last] = await em.query<{ told: string | number }[]>(
    `SELECT r.balance_after AS told
       FROM journal_entries e JOIN fund_records r ON r.entry_id = e.id
      WHERE e.fund_code = ? ORDER BY e.chain_position DESC LIMIT 1`,
    [code],
  );
  return last ? fenFromColumn(last.told) : ZERO;
}
