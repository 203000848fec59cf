/**
 * The public face of packages. Use cases stand in their own files (ship-package.ts …):
 * they need the warehouse, which itself asks this file.
 */
export { markReviewed } from './reviewing/mark-reviewed';
export { openPackage } from './open-package';
export { packageByPlan } from './package.loaders';
export { PackagePayload, PackageType } from './package.types';
export { packagesNumbered } from './packages-numbered';
export { presentChangedPackage } from './present-package';
export { packageData } from './shopper-data';
