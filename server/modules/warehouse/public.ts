/** The public face of warehouse. */
export { createPackingPlan } from './packing/create-packing-plan';
export { markPlanPaid, packItemsOfPlan } from './packing/mark-plan-paid';
export { orderItemsInPackage, unpackStoredItems } from './packing/packed-items';
export { orderItemsInPackages, packagesHoldingWords } from './packing/packed-items.queries';
export type { PackingPlan } from './packing/packing-plan.entity';
export { isExpired } from './packing/packing-plan.policy';
export { findOwnPlans } from './packing/packing-plan.queries';
export { quoteDelivery } from './parcels/quote-delivery';
export { holdStoredItems, releaseHeldItems, withdrawStoredItems } from './storage/refund-hold';
export { storeItem } from './storage/store-item';
export { declaredItems, storedItemByOrderItem } from './stored-item.loaders';
export { presentStoredItem, storedItemShape } from './stored-item.shape';
export { StoredItemType } from './stored-item.types';
