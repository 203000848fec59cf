import { readFragment, type FragmentType } from '../../gql';
import { BalancePart_FundFragmentDoc } from '../../gql/graphql';

/**
 * Returns the part of the balance held for something else, in fen; money that an earlier attempt holds for
 * the same target remains available for it.
 */
export function heldElsewhere(
  fund: FragmentType<typeof BalancePart_FundFragmentDoc> | undefined,
  targetIds: readonly string[],
): number {
  const known = readFragment(BalancePart_FundFragmentDoc, fund);
  if (!known) return 0;
  const own = known.pendingPayments.filter(({ targetId }) => targetIds.includes(targetId));
  return own.reduce((held, { balanceDeduction }) => held - balanceDeduction, known.held);
}
