import { storedItem } from '../../../testing/storedItems';
import { arrangeItems } from './arrangeItems';

const teapot = storedItem({
  ...{ id: 's1', name: 'Blue teapot', orderNumber: 'OR77' },
  ...{ weightGrams: 850, freeDaysLeft: 20, inboundAt: '2026-11-01T08:00:00Z' },
});
const scarf = storedItem({
  ...{ id: 's2', name: 'Wool scarf', orderNumber: 'OR78' },
  ...{ weightGrams: 400, freeDaysLeft: 25, inboundAt: '2026-11-06T08:00:00Z' },
});
const lamp = storedItem({
  ...{ id: 's3', name: 'Blue lamp', orderNumber: 'OR79' },
  ...{ weightGrams: 1_900, freeDaysLeft: -3, inboundAt: '2026-10-01T08:00:00Z' },
});

const arranged = (query: string, sort: 'days' | 'newest' | 'weight') =>
  arrangeItems([teapot, scarf, lamp], { query, sort }).map(({ id }) => id);

test.each([
  ['days', ['s3', 's1', 's2']],
  ['newest', ['s2', 's1', 's3']],
  ['weight', ['s3', 's1', 's2']],
] as const)('sorted by %s', (sort, ids) => {
  expect(arranged('', sort)).toEqual(ids);
});

test.each([
  ['BLUE', ['s3', 's1']],
  ['lamp blue', ['s3']],
  [' or78 ', ['s2']],
  ['green', []],
])('searched for %p', (query, ids) => {
  expect(arranged(query, 'days')).toEqual(ids);
});
