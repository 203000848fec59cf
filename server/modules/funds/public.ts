/** The public face of funds. All amounts are fen. */
export { creditFund } from './credit-fund';
export { balanceOf, listRefunds, referenceByEntry } from './fund.queries';
export { FundRecordType, FundType } from './fund.types';
export { hold, release } from './holds';
export type { JournalKind } from './journal-entry.entity';
export { journal, type Movement } from './journal';
export { listAccountTotals, type AccountTotal } from './ledger.queries';
export { lockFund } from './lock-fund';
export {
  orderPostings,
  packagePostings,
  paidBesides,
  rechargePostings,
  reversed,
  type PostingLine,
} from './posting-lines';
export { spendableOf } from './spendable';
