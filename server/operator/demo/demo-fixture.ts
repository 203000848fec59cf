/**
 * Names work on a sample that the demo warehouse leaves undone, so that every status can be looked
 * at. Other work on the same order is done: a refund asked for by the newcomer, for example.
 */
export function fixture(
  number: string,
  work: 'PURCHASE' | 'RECEIVE' | 'ANSWER_REFUND' | 'SHIP' | 'SEND_BACK' | 'CONFIRM_REMITTANCE',
): string {
  return `${number} ${work}`;
}
