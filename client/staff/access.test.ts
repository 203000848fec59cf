import { mayOpen, type Right } from './access';
import { stopAt, stopNames, stops } from './routes/stops';

test('a person opens what their rights reach', () => {
  const rights: Right[] = [{ area: 'BUYING', access: 'READ' }];
  expect(mayOpen(rights, { area: 'BUYING', access: 'READ' })).toBe(true);
  expect(mayOpen(rights, { area: 'BUYING', access: 'DO' })).toBe(false);
  expect(mayOpen(rights, { area: 'STAFF', access: 'READ' })).toBe(false);
  expect(mayOpen([], null)).toBe(true);
});

test('each stop has a letter and an address of its own', () => {
  const letters = stopNames.map((name) => stops[name].letter);
  expect(letters.join('')).toBe('TBRSPCFMWL');
  expect(new Set(stopNames.map((name) => stops[name].path)).size).toBe(stopNames.length);
});

test.each([
  ['/', 'today'],
  ['/find', 'find'],
  ['/staff/log', 'staff'],
  ['/finder', undefined],
])('%s belongs to %s', (path, stop) => expect(stopAt(path)).toBe(stop));
