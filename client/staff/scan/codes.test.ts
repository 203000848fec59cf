import { writeCode } from '../../../server/kernel/scan-code';
import { hear, identify, secondsSinceHeard, type Heard } from './codes';

const item = writeCode('item', 20441736);
const shelf = writeCode('shelf', 12);

test.each([
  [item, 'item', item],
  [shelf, 'shelf', shelf],
  ['KX 7730-4182 9956', 'other', 'KX773041829956'],
  ['kx773041829956', 'other', 'KX773041829956'],
  ['PK20261126-03902896', 'package', 'PK20261126-03902896'],
  ['PK2026112603902896', 'package', 'PK20261126-03902896'],
  ['OR2026112603902896', 'order', 'OR20261126-03902896'],
  ['I204417360', 'wrong check character', 'I204417360'],
])('%s is of kind %s: %s', (text, kind, code) => {
  expect(identify(text)).toEqual({ kind, code });
});

const heard = (...codes: [string, number][]): Heard =>
  codes.reduce((before, [code, at]) => hear(before, code, at), new Map() as Heard);

test('the same code within a minute is the trigger pressed twice', () => {
  const before = heard([item, 1000], ['KX1', 2000]);
  expect(secondsSinceHeard(before, identify(item), 5000)).toBe(4);
  expect(secondsSinceHeard(before, identify(item), 61_000)).toBe(60);
  expect(secondsSinceHeard(before, identify(item), 61_001)).toBeUndefined();
  expect(secondsSinceHeard(before, identify('KX2'), 5000)).toBeUndefined();
});

test('a shelf is scanned again for the next thing that goes there, and twice in a row is once', () => {
  expect(secondsSinceHeard(heard([shelf, 1000]), identify(shelf), 2000)).toBe(1);
  const next = heard([shelf, 1000], [item, 1500]);
  expect(secondsSinceHeard(next, identify(shelf), 2000)).toBeUndefined();
});

test('what is older than a minute is forgotten', () => {
  expect([...heard(['A', 0], ['B', 61_000]).keys()]).toEqual(['B']);
});
