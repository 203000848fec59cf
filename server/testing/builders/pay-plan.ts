import { newId } from '../../kernel/ids';
import { REFUSAL, type TestClient } from '../test-client';

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { package { id number } } } ${REFUSAL} }
}`;

/** Pays for a packing plan from the balance; returns the package created. */
export async function payPlan(
  shopper: TestClient,
  planId: string,
): Promise<{ id: string; number: string }> {
  const input = {
    kind: 'PACKING_PLAN',
    targetId: planId,
    method: 'BALANCE',
    idempotencyKey: newId(),
  };
  return (await shopper.run(PAY, { input })).pay.payment.package;
}
