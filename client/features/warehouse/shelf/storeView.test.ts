import { paramsOfView, storeViewOf } from './storeView';

test('a view survives the way through the address', () => {
  const view = { layout: 'table', sort: 'weight', query: 'tea pot', country: 'DE' } as const;
  expect(storeViewOf(new URLSearchParams(paramsOfView(view)))).toEqual(view);
});

test('the usual view needs no address, and nonsense is the usual', () => {
  const usual = { layout: 'grid', sort: 'days', query: '', country: '' } as const;
  expect(paramsOfView(usual)).toEqual({});
  expect(storeViewOf(new URLSearchParams('view=cloud&sort=colour'))).toEqual(usual);
});
