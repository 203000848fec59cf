/**
 * The public face of warehouse. What the operator does (receive-item.ts) stands in its
 * own file.
 */
export { markPlanPaid } from '../fulfilment/mark-plan-paid';
export { orderItemsInPackage, unpackStoredItems } from './packing/packed-items';
export { orderItemsInPackages, packagesHolding } from './packing/packed-items.queries';
export { findPayablePlan, type PayablePlan } from './packing/packing-plan.queries';
export { holdStoredItems, releaseHeldItems, withdrawStoredItems } from './storage/refund-hold';
export { declaredItems, storedItemByOrderItem } from './stored-item.loaders';
export { presentStoredItem, storedItemShape } from './stored-item.shape';
export { StoredItemType } from './stored-item.types';
export { warehouseData } from './shopper-data';
