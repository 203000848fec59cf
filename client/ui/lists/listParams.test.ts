import { listParamsOf, periodOf } from './listParams';

const read = (query: string) => listParamsOf(new URLSearchParams(query));

test('search, days and page are read from the address', () => {
  expect(read('search=+OR-1+&from=2026-11-01&to=2026-11-30&page=3')).toEqual({
    search: 'OR-1',
    from: '2026-11-01',
    to: '2026-11-30',
    page: 3,
  });
});

test.each([
  'search=+&from=x&to=2026-13-01&page=-1',
  'from=1999-01-01',
  'to=2026-11-99',
  'from=2026-02-31',
  '',
])('what makes no sense is left out: %s', (query) => {
  expect(read(query)).toEqual({ page: 1 });
});

test('more words than the server takes are cut', () => {
  expect(read(`search=${'x'.repeat(150)}`).search).toHaveLength(100);
});

test('a period reaches from the first moment of a day to the last of another, as the reader counts', () => {
  const { from = '', to = '' } = periodOf({ from: '2026-11-01', to: '2026-11-30' });
  expect(new Date(from)).toEqual(new Date(2026, 10, 1));
  expect(new Date(to)).toEqual(new Date(2026, 11, 1));
  expect(periodOf({})).toEqual({ from: undefined, to: undefined });
});
