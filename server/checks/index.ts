import type { Services } from '../platform/services';
import { balanceEqualsPostings } from './balance-equals-postings';
import { everyArticleIsClean } from './every-article-is-clean';
import { everyEntrySumsToZero } from './every-entry-sums-to-zero';
import {
  everyFundPostingHasItsRecord,
  everyFundRecordHasItsPosting,
} from './every-fund-posting-has-its-record';
import {
  everyPackageHasOnePaymentEntry,
  everyPaidPlanIsAPackage,
} from './every-package-has-one-payment';
import {
  everyPaidOrderHasOneCapturedPayment,
  everyPaidOrderHasOnePaymentEntry,
} from './every-paid-order-has-one-payment';
import { everyJointPaymentIsTheSum } from './every-joint-payment-is-the-sum';
import { everyPostingHasAnAccount } from './every-posting-has-an-account';
import {
  everyCancelledPackageGotItsFeeBack,
  everyRefundedOrderGotItsMoneyBack,
} from './every-refund-is-in-the-ledger';
import { everyShopperHasAFund } from './every-shopper-has-a-fund';
import { everyStoredItemIsInOnePlace } from './every-stored-item-is-in-one-place';
import { noNegativeBalance } from './no-negative-balance';
import type { StoredPromise } from './promise';

/** Every promise about the stored data. */
export const promises: readonly StoredPromise[] = [
  everyEntrySumsToZero,
  everyPostingHasAnAccount,
  balanceEqualsPostings,
  noNegativeBalance,
  everyShopperHasAFund,
  everyFundPostingHasItsRecord,
  everyFundRecordHasItsPosting,
  everyPaidOrderHasOnePaymentEntry,
  everyPaidOrderHasOneCapturedPayment,
  everyJointPaymentIsTheSum,
  everyPackageHasOnePaymentEntry,
  everyPaidPlanIsAPackage,
  everyRefundedOrderGotItsMoneyBack,
  everyCancelledPackageGotItsFeeBack,
  everyStoredItemIsInOnePlace,
  everyArticleIsClean,
];

export interface CheckResult {
  readonly promise: string;
  /** What breaks it, in words; at most 100. */
  readonly violations: readonly string[];
}

/** Checks every promise on the live data; reads only, and may run while shoppers pay. */
export async function runChecks({ db }: Pick<Services, 'db'>): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, findViolations } of promises)
    results.push({ promise: name, violations: await findViolations(db.read) });
  return results;
}
