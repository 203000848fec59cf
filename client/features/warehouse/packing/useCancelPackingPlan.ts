import { useCommand } from '../../../apollo/useCommand';
import { CancelPackingPlanDocument } from '../../../gql/graphql';
import { showStoredItems } from '../warehouse.cache';

/** Giving up an unpaid packing plan; its items lie on the shelf again. */
export function useCancelPackingPlan() {
  const { run, isRunning } = useCommand(CancelPackingPlanDocument, {
    success: 'warehouse.released',
    update: (cache, { data }) => {
      if (data) showStoredItems(cache, data.cancelPackingPlan.storedItems);
    },
  });
  return { release: (id: string) => run({ id }), isRunning };
}
