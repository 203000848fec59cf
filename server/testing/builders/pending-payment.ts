import { newId } from '../../kernel/ids';
import { REFUSAL, type TestClient } from '../test-client';
import { buildUnpaidOrder } from './unpaid-order';

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } ${REFUSAL} }
}`;

/** A payment by card for an order of ¥100.00 whose payer is still on the gateway's page. */
export async function buildPendingPayment(
  shopper: TestClient,
  { usesBalance = false }: { readonly usesBalance?: boolean } = {},
): Promise<{ readonly id: string; readonly checkoutUrl: string; readonly orderId: string }> {
  const { id: targetId } = await buildUnpaidOrder(shopper, 100_00);
  const input = { kind: 'ORDER', targetId, method: 'CARD', usesBalance };
  const { pay } = await shopper.run(PAY, { input: { ...input, idempotencyKey: newId() } });
  return { ...pay.payment, orderId: targetId };
}
