/**
 * Identifies work on a sample that the demo warehouse leaves undone, so that every status can be viewed.
 * Other work on the same order is done, such as a refund request by the visitor.
 */
export function fixture(
  number: string,
  work: 'PURCHASE' | 'RECEIVE' | 'ANSWER_REFUND' | 'SHIP' | 'SEND_BACK' | 'CONFIRM_REMITTANCE',
): string {
  return `${number} ${work}`;
}
