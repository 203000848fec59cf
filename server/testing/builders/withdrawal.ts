import { newId } from '../../kernel/ids';
import { choose, referenceOf } from '../card-payments';
import type { TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) { ... on RechargePayload { payment { checkoutUrl } } }
}`;
const REQUEST = `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) {
  ... on RequestWithdrawalPayload { withdrawal { id number } } ${REFUSAL}
} }`;

/** Puts `amount` fen into a shopper's fund by card; returns the gateway's name of that payment. */
export async function buildRecharge(
  { guest }: Pick<TestApp, 'guest'>,
  shopper: TestClient,
  amount: number,
): Promise<string> {
  const input = { amount, idempotencyKey: newId() };
  const { payment } = (await shopper.run(RECHARGE, { input })).recharge;
  await choose({ guest }, payment, 'pay');
  return referenceOf(payment);
}

/** A withdrawal of ¥50.00 by card that waits for the operator. */
export async function buildWithdrawal(
  app: Pick<TestApp, 'guest'>,
  shopper: TestClient,
): Promise<{ readonly id: string; readonly number: string }> {
  await buildRecharge(app, shopper, 5_000);
  const input = { method: 'CARD', amount: 5_000 };
  return (await shopper.run(REQUEST, { input })).requestWithdrawal.withdrawal;
}
