import { REFUSAL, type TestClient } from '../test-client';
import { buildCartItem } from './cart-item';

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { id number } } ${REFUSAL} }
}`;
const contact = { name: 'Anna Ling', phone: '+86 138 0013 8000', email: 'anna@example.com' };

/** An order that waits for its payment of `amount` fen; the cart should be empty before. */
export async function buildUnpaidOrder(
  shopper: TestClient,
  amount: number,
): Promise<{ id: string; number: string }> {
  await buildCartItem(shopper, { unitPrice: amount });
  const { submitOrder } = await shopper.run(SUBMIT, { input: { contact } });
  return submitOrder.order;
}
