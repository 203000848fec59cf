import { createCache } from '../../apollo/cache';
import { AddressesPageDocument } from '../../gql/graphql';
import { address, office } from '../../testing/addresses';
import { showAddresses } from './addresses.cache';

const site = { __typename: 'SiteInfo', id: 'site', maxAddresses: 20 } as const;

function filled() {
  const cache = createCache();
  const data = { addresses: [address(), office()], site };
  cache.writeQuery({ query: AddressesPageDocument, data: data });
  return cache;
}

const idsIn = (cache: ReturnType<typeof createCache>) =>
  cache.readQuery({ query: AddressesPageDocument })?.addresses.map(({ id }) => id);

test('the book shows what the server says, in its order', () => {
  const cache = filled();
  showAddresses(cache, [{ id: 'a2' }, { id: 'a1' }]);
  expect(idsIn(cache)).toEqual(['a2', 'a1']);
});

test('an address that was deleted is gone from the cache too', () => {
  const cache = filled();
  showAddresses(cache, [{ id: 'a1' }]);
  expect(idsIn(cache)).toEqual(['a1']);
  expect(Object.keys(cache.extract())).not.toContain('Address:a2');
});

test('a book that was never asked for stays unknown', () => {
  const cache = createCache();
  showAddresses(cache, [{ id: 'a1' }]);
  expect(cache.extract().ROOT_QUERY).toBeUndefined();
});
