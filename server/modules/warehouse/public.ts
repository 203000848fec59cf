/** The public exports of warehouse. */
export { packingPlanEnded } from './extension-points';
export { ordersInPackages, ordersOnShelf } from './orders-of-stored-items';
export { createPackingPlan } from './packing/create-packing-plan';
export { markPlanPaid, packItemsOfPlan } from './packing/mark-plan-paid';
export { orderItemsInPackage, unpackStoredItems } from './packing/packed-items';
export {
  itemsOfPackages,
  orderItemsInPackages,
  packagesHoldingWords,
  type ItemOfPackage,
} from './packing/packed-items.queries';
export type { PackingPlan } from './packing/packing-plan.entity';
export { isExpired, planExpired } from './packing/packing-plan.policy';
export { PackingPlanExpired } from './packing/packing-plan.refusals';
export { PackingPlanType } from './packing/packing-plan.types';
export {
  transitDaysByPlan,
  transitDaysOfPlan,
  deliveryLineOfPlan,
  findOwnPlans,
  planById,
} from './packing/packing-plan.queries';
export { correctStoredItem } from './storage/correct-stored-item';
export { doubtAbout, refuseMeasures, type Measures } from './storage/measures';
export { photosOfOrder } from './storage/photos-of-order';
export { freeUntil } from './storage/storage-clock';
export { ParcelType } from './parcels/parcel.types';
export { quoteDelivery } from './parcels/quote-delivery';
export { pastOverduePlans } from './packing/past-overdue-plans';
export { holdStoredItems, releaseHeldItems, withdrawStoredItems } from './storage/refund-hold';
export { addShelf, retireShelf } from './shelves/change-shelves';
export { putOnShelf, shelveReceived, undoMove, type MovedItem } from './shelves/move-item';
export { printLabel } from './shelves/print-label';
export { readLabel } from './shelves/read-label';
export { shelfKinds, type ShelfKind } from './shelves/shelf.policy';
export { countShelf, MOST_COUNTED, type CountedShelf } from './shelves/count-shelf';
export {
  itemsByLabel,
  itemToLabel,
  shelfByCode,
  listOverdue,
  listShelves,
  placeByStoredItem,
  shelfContents,
  type ItemInHall,
  type ShelfInList,
} from './shelves/shelf.queries';
export { storeItem } from './storage/store-item';
export { declaredItems, packageIdsByOrder, storedItemByOrderItem } from './stored-item.loaders';
export type { StoredItemView } from './stored-item.queries';
export { StoredItemType } from './stored-item.types';
