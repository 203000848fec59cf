import { useCommand } from '../../apollo/useCommand';
import { ConfirmReceiptDocument } from '../../gql/graphql';
import { movePackage } from './packages.cache';

/** Saying that a package has arrived (ST-10). */
export function useConfirmReceipt() {
  const { run, isRunning } = useCommand(ConfirmReceiptDocument, {
    success: 'packages.confirmed',
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.confirmReceipt.package;
      movePackage(cache, { id, from: 'PENDING_RECEIPT', to: 'COMPLETED' });
    },
  });
  return { confirm: (packageId: string) => run({ packageId }), isRunning };
}
