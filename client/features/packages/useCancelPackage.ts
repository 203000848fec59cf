import { useCommand } from '../../apollo/useCommand';
import { CancelPackageDocument } from '../../gql/graphql';
import { forgetWhatCancellingFills, movePackage } from './packages.cache';

/** Cancelling a package that was not shipped yet (ST-10). */
export function useCancelPackage() {
  const { run, isRunning } = useCommand(CancelPackageDocument, {
    success: 'packages.cancelled',
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.cancelPackage.package;
      movePackage(cache, { id, from: 'PENDING_SHIPMENT', to: 'CANCELLED' });
      forgetWhatCancellingFills(cache);
    },
  });
  return { cancel: (id: string) => run({ id }), isRunning };
}
