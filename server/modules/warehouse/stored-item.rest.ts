import type { Endpoint } from '../../platform/http/endpoint';
import { list } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { listStoredItems } from './stored-item.queries';
import { presentStoredItem, storedItemShape } from './stored-item.shape';

/** Our own call about what lies in the warehouse (API-20, EN-09). */
export const storedItemEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/stored_items',
    operationId: 'listStoredItems',
    summary: 'What lies in the warehouse and is not packed yet, oldest first.',
    origin: 'our own call',
    needsToken: true,
    data: list('The items.', storedItemShape, 50),
    async run(context) {
      const items = await listStoredItems(context.services, requireViewer(context));
      return Promise.all(items.map((one) => presentStoredItem(context.services, one)));
    },
  },
];
