/** The public exports of packages. */
export { findPackagesByWords, type FoundPackage } from './find-packages';
export { lookUpPackages, type PackageKey } from './look-up-packages';
export { openPackage } from './open-package';
export { nextActions, NextActorEnum, NextStepType } from './next-step.types';
export { nextStepOnPackage } from './package-details';
export { listPackageWork, type PackageWork } from './package-work.queries';
export type { Package } from './package.entity';
export { packageById, packageByPlan } from './package.loaders';
export { autoConfirmAtOf } from './next-step.policy';
export { findPackage, lockPackage, lockPackageByNumber, packagesUnderWay } from './package.queries';
export { ChangedPackage, PackageType } from './package.types';
export { packagesNumbered } from './packages-numbered';
export { presentChangedPackage } from './present-package';
export { confirmReceipts } from './receipts/confirm-receipts';
export { reviewPackage } from './reviewing/review-package';
export { checkedCarrier, checkedTrackingNumber, giveTrackingNumber } from './tracking-number';
export { transitionPackage } from './transition-package';
