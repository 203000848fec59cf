import { many, one } from '../../platform/http/answer';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { id, nullable } from '../../platform/http/shape';
import { listStoredItems } from './stored-item.queries';
import { StoredItemType } from './stored-item.types';

wordOutput(StoredItemType, {
  sentAs: { inboundAt: 'inbound_time' },
  inline: ['dimensions'],
  hidden: {
    order: 'Named by `order_id` and `order_number`.',
    packingPlan: 'Named by `packing_plan_id`.',
    package: 'Named by `package_id`.',
  },
  more: {
    package_id: {
      shape: nullable(id('The package it lies in, or travelled in.')),
      read: ({ packageId }) => packageId,
    },
  },
  examples: { name: 'Porcelain teapot', free_days_left: 30, storage_fee: 0, next_day_fee: 0 },
});

/** Our own call about what lies in the warehouse (API-20, EN-09). */
export const storedItemEndpoints = [
  restCall({
    method: 'get',
    path: '/stored_items',
    operationId: 'listStoredItems',
    summary: 'Stored items that are not packed yet, oldest first.',
    origin: 'our own call',
    needsToken: true,
    data: many(one(StoredItemType), 'The items.', 50),
    run: ({ context, viewer }) => listStoredItems(context.services, viewer),
  }),
];
