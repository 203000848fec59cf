/** The public exports of funds. All amounts are fen. */
export { closeFund } from './close-fund';
export { creditFund } from './credit-fund';
export { balanceOf, entryById, listRefunds } from './fund.queries';
export { findRecords, type FoundRecord } from './find-records';
export { fundMovements, type FundMovement } from './fund-movements';
export { FundRecordType, FundType } from './fund.types';
export { liftFreeze, currentFreeze } from './freezing/lift-freeze';
export { verifyLedger, verifyRecentLedger } from './freezing/verify-ledger';
export { hold, release } from './holds';
export { systemAccounts, type SystemAccount } from './ledger.accounts';
export { confirmMend } from './mending/confirm-mend';
export { mendKeeps, type LedgerMend, type MendKeeps } from './mending/ledger-mend.entity';
export { listMends } from './mending/mend.queries';
export { proposeMend } from './mending/propose-mend';
export type { JournalKind } from './journal-entry.entity';
export { journal, type Movement } from './journal';
export { listAccountTotals, type AccountTotal } from './ledger.queries';
export {
  lockedFund,
  lockFund,
  lockFundAndRead,
  refuseWhileFrozen,
  type JoinedRows,
} from './lock-fund';
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
