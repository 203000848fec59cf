import { parseParcels } from './leadDraft';

test.each([
  ['1', 1],
  [' 250 ', 250],
  ['1,000', 1000],
  ['1 000 000', 1_000_000],
])('%j are %d parcels', (typed, parcels) => {
  expect(parseParcels(typed)).toBe(parcels);
});

test.each(['', ' ', '0', '-5', '1.5', '1,5', '1000001', '1e3', 'many'])(
  '%j is no number of parcels',
  (typed) => {
    expect(parseParcels(typed)).toBeUndefined();
  },
);
