import { defineModule } from '../../platform/module';
import { accountOpened } from '../accounts/public';
import { FundRecord } from './fund-record.entity';
import { FundResolver } from './fund.resolver';
import { statementEndpoints } from './fund-statement.rest';
import { fundEndpoints } from './fund.rest';
import { JournalEntry } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import {
  balanceEqualsPostings,
  everyEntrySumsToZero,
  everyFundPostingHasItsRecord,
  everyFundRecordHasItsPosting,
  everyPostingHasAnAccount,
  everyShopperHasAFund,
  noHoldBeyondBalance,
  noNegativeBalance,
} from './ledger.invariants';
import { openFund } from './open-fund';
import { Posting } from './posting.entity';
import { fundData } from './shopper-data';

export const funds = defineModule({
  name: 'funds',
  entities: [LedgerAccount, JournalEntry, Posting, FundRecord],
  nodes: [{ type: 'FundRecord', entity: FundRecord }],
  resolvers: [FundResolver],
  endpoints: {
    heading: 'Funds',
    about: 'The balance of the shopper and what moved it.',
    calls: [...fundEndpoints, ...statementEndpoints],
  },
  personalData: [fundData],
  invariants: [
    everyEntrySumsToZero,
    everyPostingHasAnAccount,
    balanceEqualsPostings,
    noNegativeBalance,
    noHoldBeyondBalance,
    everyShopperHasAFund,
    everyFundPostingHasItsRecord,
    everyFundRecordHasItsPosting,
  ],
  extensions: [accountOpened.with(openFund)],
});
