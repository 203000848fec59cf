import { invariant, MAX_VIOLATIONS, type Invariant } from '../../../platform/db/invariant';
import { findBrokenChains } from './walk-chains';

/**
 * Nothing was altered, dropped or put in between: each hash is that of what is stored, follows the one
 * before it, and the last is the one on the fund's row. Of a fund the first break is told.
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

/** What stands in no chain, or behind its end, would escape the walk along the chains. */
export const everyEntryIsInAChain = invariant(
  'every entry stands in the chain of its fund',
  `SELECT e.id AS entry, e.idempotency_key AS idempotency_key, e.fund_code AS fund,
          e.chain_position AS position, a.chain_length AS chain_length
     FROM journal_entries e
     LEFT JOIN ledger_accounts a ON a.code = e.fund_code
    WHERE a.code IS NULL OR e.chain_position IS NULL
       OR e.chain_position < 1 OR e.chain_position > a.chain_length`,
);
