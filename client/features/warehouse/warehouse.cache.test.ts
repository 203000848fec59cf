import { createCache } from '../../apollo/cache';
import { StorePageDocument } from '../../gql/graphql';
import { storedItem } from '../../testing/storedItems';
import { showStoredItems } from './warehouse.cache';

test('released items lie in the warehouse in the order the server gives', () => {
  const cache = createCache();
  const reserved = { status: 'RESERVED', packingPlanId: 'plan1' } as const;
  const before = [storedItem({ id: 's1', ...reserved }), storedItem({ id: 's2' })];
  cache.writeQuery({ query: StorePageDocument, data: { storedItems: before } });
  showStoredItems(cache, [{ id: 's2' }, { id: 's1' }]);
  const after = cache.readQuery({ query: StorePageDocument });
  expect(after?.storedItems.map(({ id }) => id)).toEqual(['s2', 's1']);
});

test('a warehouse that was never asked for stays unknown', () => {
  const cache = createCache();
  showStoredItems(cache, [{ id: 's1' }]);
  expect(cache.readQuery({ query: StorePageDocument })).toBeNull();
});
