/** The public face of funds. All amounts are fen. */
export { creditFund } from './credit-fund';
export { balanceOf } from './fund.queries';
export { hold, release } from './holds';
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
export { fundOf, spendableOf } from './spendable';
