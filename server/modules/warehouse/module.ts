import { hours, minutes } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { expirePackingPlans } from './packing/expire-packing-plans';
import { PackingPlan } from './packing/packing-plan.entity';
import { PackingPlanResolver } from './packing/packing-plan.resolver';
import { packingPlanEndpoints } from './packing/packing-plan.rest';
import { ParcelEstimateResolver } from './parcels/parcel-estimate.resolver';
import { ParcelQuoteResolver } from './parcels/parcel-quote.resolver';
import { ParcelResolver } from './parcels/parcel.resolver';
import { parcelQuoteEndpoints } from './parcels/parcel-quote.rest';
import { warehouseData } from './shopper-data';
import { remindStorage } from './storage/remind-storage';
import { ItemLabel, Shelf, StockCount, StockMove } from './shelves/shelf.entity';
import { StoredItem } from './stored-item.entity';
import { StoredItemResolver } from './stored-item.resolver';
import { storedItemEndpoints } from './stored-item.rest';
import { findStoredItem } from './stored-item.queries';

export const warehouse = defineModule({
  name: 'warehouse',
  entities: [PackingPlan, StoredItem, Shelf, ItemLabel, StockMove, StockCount],
  nodes: [
    { type: 'PackingPlan', entity: PackingPlan },
    { type: 'StoredItem', entity: StoredItem, read: findStoredItem },
  ],
  resolvers: [
    StoredItemResolver,
    PackingPlanResolver,
    ParcelResolver,
    ParcelEstimateResolver,
    ParcelQuoteResolver,
  ],
  endpoints: {
    heading: 'Warehouse',
    about: 'Stored items, shipping quotes and packing plans.',
    calls: [...storedItemEndpoints, ...parcelQuoteEndpoints, ...packingPlanEndpoints],
  },
  jobs: [
    {
      name: 'expire-packing-plans',
      every: minutes(1),
      run: (services) => expirePackingPlans(services),
    },
    { name: 'remind-storage', every: hours(1), run: remindStorage },
  ],
  personalData: [warehouseData],
});
