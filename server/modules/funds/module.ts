import { defineModule } from '../../platform/module';
import { accountOpened } from '../accounts/public';
import { FundRecord } from './fund-record.entity';
import { FundResolver } from './fund.resolver';
import { fundEndpoints } from './fund.rest';
import { balanceEqualsPostings } from './invariants/balance-equals-postings';
import { everyEntrySumsToZero } from './invariants/every-entry-sums-to-zero';
import {
  everyFundPostingHasItsRecord,
  everyFundRecordHasItsPosting,
} from './invariants/every-fund-posting-has-its-record';
import { everyPostingHasAnAccount } from './invariants/every-posting-has-an-account';
import { everyShopperHasAFund } from './invariants/every-shopper-has-a-fund';
import { noNegativeBalance } from './invariants/no-negative-balance';
import { JournalEntry } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import { openFund } from './open-fund';
import { Posting } from './posting.entity';
import { fundData } from './shopper-data';

export const funds = defineModule({
  name: 'funds',
  entities: [LedgerAccount, JournalEntry, Posting, FundRecord],
  resolvers: [FundResolver],
  endpoints: { Shop: fundEndpoints },
  personalData: [fundData],
  invariants: [
    everyEntrySumsToZero,
    everyPostingHasAnAccount,
    balanceEqualsPostings,
    noNegativeBalance,
    everyShopperHasAFund,
    everyFundPostingHasItsRecord,
    everyFundRecordHasItsPosting,
  ],
  extensions: [accountOpened.with(openFund)],
});
