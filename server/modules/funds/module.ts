import { days, hours } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { fundGauges } from './fund.gauges';
import { accountOpened } from '../accounts/public';
import { everyChainIsWhole, everyEntryIsInAChain } from './chain/chain.invariants';
import { PaymentFreeze } from './freezing/payment-freeze.entity';
import { verifyLedger, verifyRecentLedger } from './freezing/verify-ledger';
import { FundRecord } from './fund-record.entity';
import { statementEndpoints } from './fund-statement.rest';
import { FundRecordResolver, FundResolver } from './fund.resolver';
import { fundEndpoints } from './fund.rest';
import { JournalEntry } from './journal-entry.entity';
import { LedgerMend } from './mending/ledger-mend.entity';
import { LedgerAccount } from './ledger-account.entity';
import {
  balanceEqualsPostings,
  everyEntrySumsToZero,
  everyFundPostingHasItsRecord,
  everyFundRecordHasItsPosting,
  everyPostingHasAnAccount,
  everyRecordGoesOnFromTheOneBefore,
  everyShopperHasAFund,
  everyTotalGoesOnFromTheOneBefore,
  noClosedAccountHasABalance,
  noHoldBeyondBalance,
  noNegativeBalance,
} from './ledger.invariants';
import { openFund } from './open-fund';
import { Posting } from './posting.entity';
import { fundData } from './shopper-data';

export const funds = defineModule({
  name: 'funds',
  entities: [LedgerAccount, JournalEntry, Posting, FundRecord, PaymentFreeze, LedgerMend],
  jobs: [
    { name: 'verify-recent-ledger', every: hours(1), run: verifyRecentLedger },
    { name: 'verify-ledger', every: days(1), run: verifyLedger },
  ],
  nodes: [{ type: 'FundRecord', entity: FundRecord }],
  resolvers: [FundResolver, FundRecordResolver],
  endpoints: {
    heading: 'Funds',
    about: 'The balance of the shopper and what moved it.',
    calls: [...fundEndpoints, ...statementEndpoints],
  },
  personalData: [fundData],
  gauges: fundGauges,
  invariants: [
    everyEntrySumsToZero,
    everyPostingHasAnAccount,
    balanceEqualsPostings,
    noNegativeBalance,
    noHoldBeyondBalance,
    everyShopperHasAFund,
    noClosedAccountHasABalance,
    everyFundPostingHasItsRecord,
    everyFundRecordHasItsPosting,
    everyRecordGoesOnFromTheOneBefore,
    everyTotalGoesOnFromTheOneBefore,
    everyEntryIsInAChain,
    everyChainIsWhole,
  ],
  extensions: [accountOpened.with(openFund)],
});
