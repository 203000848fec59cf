/** The public face of funds. All amounts are fen. */
export { closeFund } from './close-fund';
export { creditFund } from './credit-fund';
export { balanceOf, entryById, listRefunds } from './fund.queries';
export { fundMovements, type FundMovement } from './fund-movements';
export { FundRecordType, FundType } from './fund.types';
export { liftFreeze, currentFreeze } from './freezing/lift-freeze';
export { verifyLedger, verifyRecentLedger } from './freezing/verify-ledger';
export { hold, release } from './holds';
export type { JournalKind } from './journal-entry.entity';
export { journal, type Movement } from './journal';
export { listAccountTotals, type AccountTotal } from './ledger.queries';
export { lockedFund, lockFund, lockFundAndRead, refuseWhileFrozen, type Beside } from './lock-fund';
export {
  orderPostings,
  packagePostings,
  mixedPaymentPostings,
  rechargePostings,
  reversed,
  unclaimedPostings,
  type PostingLine,
} from './posting-lines';
export { fundOf, spendable, spendableOf } from './spendable';
