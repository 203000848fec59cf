import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { creditFund } from '../../modules/funds/public';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

/** Puts `amount` fen into a shopper's fund, as an operator does. */
export async function buildFund(app: TestApp, shopper: TestClient, amount: number): Promise<void> {
  const { viewer } = await shopper.run('{ viewer { email } }');
  await creditFund(app.services, clerk, {
    email: viewer.email,
    amount: fen(amount),
    remark: 'Recharge',
    idempotencyKey: newId(),
  });
}
