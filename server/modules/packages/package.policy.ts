import { packageMachine, type PackageStatus } from './package.machine';

const packageActions = ['CANCEL', 'CONFIRM_RECEIPT', 'REVIEW'] as const;
export type PackageAction = (typeof packageActions)[number];

/** Returns the actions that are allowed on a package now (ST-10). A review is written once. */
export function packageActionsOf(
  { status }: { readonly status: PackageStatus },
  { isReviewed }: { readonly isReviewed: boolean },
): PackageAction[] {
  const allowed: Record<PackageAction, boolean> = {
    CANCEL: packageMachine.allows(status, 'cancel'),
    CONFIRM_RECEIPT: packageMachine.allows(status, 'confirmReceipt'),
    REVIEW: packageMachine.allows(status, 'review') && !isReviewed,
  };
  return packageActions.filter((action) => allowed[action]);
}
