/**
 * The public exports of fulfilment: operations that change orders, stored items, packages and money in one
 * step.
 */
export { cancelPackage } from './cancel-package';
export { correctMeasures } from './correct-measures';
export { correctTracking } from './correct-tracking';
export { findAnything, type Found } from './find-anything';
export { planPayable } from './plan-payable';
export { receiveItem, receiveItemWithPhotos } from './receive-item';
export { shipPackage } from './ship-package';
