import { DomainError, type ErrorCode } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { expirePackingPlans } from './expire-packing-plans';

/**
 * Does for a shopper what a packing plan that is over must not stand in the way of: where it is refused
 * by this code, such plans of theirs are ended before the clock's job comes to them, and it is done again.
 */
export async function pastOverduePlans<Result>(
  services: Services,
  { id: userId }: Pick<Viewer, 'id'>,
  refusedBy: ErrorCode,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== refusedBy) throw error;
    if ((await expirePackingPlans(services, { userId })) === 0) throw error;
    return act();
  }
}
