import { freezePayments } from '../../modules/funds/freezing/freeze-payments';
import type { TestApp } from '../test-app';

/** Freezes payments as a broken ledger does, though nothing is broken. */
export async function buildPaymentFreeze({ services }: Pick<TestApp, 'services'>): Promise<void> {
  await freezePayments(services, [{ invariant: 'every entry sums to zero', violations: ['…'] }]);
}

/** Removes every trace of a payment freeze. */
export async function forgetPaymentFreezes({ services }: Pick<TestApp, 'services'>): Promise<void> {
  await services.db.transaction((tx) => tx.query('DELETE FROM payment_freezes'));
}
