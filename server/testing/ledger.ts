import { checkInvariants } from '../app/checking/check-invariants';
import type { TestApp } from './test-app';

/** Fails with every broken invariant about the stored data, in words. */
export async function expectLedgerToBalance(app: Pick<TestApp, 'services'>): Promise<void> {
  const broken = (await checkInvariants(app.services)).filter(
    ({ violations }) => violations.length > 0,
  );
  expect(broken).toEqual([]);
}
