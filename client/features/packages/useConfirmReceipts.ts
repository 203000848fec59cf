import { useCommand } from '../../apollo/useCommand';
import { ConfirmReceiptsDocument } from '../../gql/graphql';
import { movePackage } from './packages.cache';

/** Saying that several packages have arrived: all of them, or none (ST-10). */
export function useConfirmReceipts() {
  const { run, isRunning } = useCommand(ConfirmReceiptsDocument, {
    success: 'packages.confirmedAll',
    update(cache, { data }) {
      for (const { id } of data?.confirmReceipts.packages ?? [])
        movePackage(cache, { id, from: 'PENDING_RECEIPT', to: 'COMPLETED' });
    },
  });
  return { confirm: (packageIds: string[]) => run({ packageIds }), isRunning };
}
