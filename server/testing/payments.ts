import { newId } from '../kernel/ids';
import { codeOf, REFUSAL, type Answer, type TestClient } from './test-client';

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id number } } ${REFUSAL} }
}`;

export type PayAnswer = Answer<{
  readonly pay?: { readonly payment?: { id: string; number: string } };
}>;

/**
 * Tries to pay from the balance and returns the server's result. If the server is busy it retries with the same
 * key, as clients do: on a slow machine 64 at once may wait too long.
 */
export async function tryToPay(
  shopper: TestClient,
  kind: 'ORDER' | 'PACKING_PLAN',
  targetId: string,
  idempotencyKey: string = newId(),
): Promise<PayAnswer> {
  const input = { kind, targetId, method: 'BALANCE', idempotencyKey };
  for (;;) {
    const answer: PayAnswer = await shopper.ask(PAY, { input });
    if (codeOf(answer) !== 'BUSY') return answer;
  }
}

/** Counts each outcome: PAID, or the code of a refusal. */
export function tally(answers: readonly PayAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = codeOf(answer) ?? 'PAID';
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
