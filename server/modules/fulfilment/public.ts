/**
 * The public exports of fulfilment: operations that change orders, stored items, packages and money in one
 * step.
 */
export { cancelPackage } from './cancel-package';
export { correctMeasures } from './correct-measures';
export { correctTracking } from './correct-tracking';
export { findAnything, type Found } from './find-anything';
export { drawItemLabel } from './labels/item-label';
export { drawShelfLabel } from './labels/shelf-label';
export { kindOfKey, lookUp, MOST_FOUND, type KeyKind, type LookedUp } from './look-up';
export { openContact, type OpenedContact } from './open-contact';
export { planPayable } from './plan-payable';
export { receiveItem, receiveItemWithPhotos } from './receive-item';
export { shipPackage } from './ship-package';
export {
  places,
  whereaboutsOf,
  type ItemWhereabouts,
  type OrderWhereabouts,
  type Place,
} from './whereabouts';
