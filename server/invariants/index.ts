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
import type { Invariant } from './invariant';

/** Every invariant about the stored data. */
export const invariants: readonly Invariant[] = [
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

export interface InvariantResult {
  readonly invariant: string;
  /** What breaks it, in words; at most 100. */
  readonly violations: readonly string[];
}

/** Checks every invariant on the live data; reads only, and may run while shoppers pay. */
export async function checkInvariants({ db }: Pick<Services, 'db'>): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const { name, findViolations } of invariants)
    results.push({ invariant: name, violations: await findViolations(db.read) });
  return results;
}
