import { incremental, MAX_VIOLATIONS, type Invariant } from '../../../platform/db/invariant';
import { findBrokenChains } from './walk-chains';

/**
 * Nothing was altered, removed or inserted: each hash is that of the stored content and follows the one
 * before it, and the last is the one on the fund's row. Only the first break of a fund is reported.
 */
export const everyChainIsWhole: Invariant = {
  name: 'every chain of entries is whole',
  findViolations: (em) => firstOf(findBrokenChains(em)),
  findSince: (em, since) => firstOf(findBrokenChains(em, since)),
};

async function firstOf(found: AsyncIterable<string>): Promise<string[]> {
  const violations: string[] = [];
  for await (const violation of found) {
    violations.push(violation);
    if (violations.length === MAX_VIOLATIONS) break;
  }
  return violations;
}

/** The walk along the chains would miss an entry in no chain, or behind its end. */
export const everyEntryIsInAChain = incremental(
  'every entry stands in the chain of its fund',
  'SELECT id FROM journal_entries WHERE id >= ?',
  ({ from }) => `SELECT e.id AS entry, e.idempotency_key AS idempotency_key, e.fund_code AS fund,
          e.chain_position AS position, a.chain_length AS chain_length
     FROM ${from('journal_entries', 'e')}
     LEFT JOIN ledger_accounts a ON a.code = e.fund_code
    WHERE a.code IS NULL OR e.chain_position IS NULL
       OR e.chain_position < 1 OR e.chain_position > a.chain_length`,
);
