import { DomainError, type ErrorCode } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { expirePackingPlans } from './expire-packing-plans';

/**
 * Runs an operation that expired packing plans must not block: if it is refused with this code, the shopper's
 * expired plans are ended ahead of the job, and the operation is repeated.
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
