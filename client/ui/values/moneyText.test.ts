import { fenToInput, formatFen, parseYuan } from './moneyText';

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [123450, '¥1,234.50'],
  [100000000, '¥1,000,000.00'],
  [-250, '−¥2.50'],
])('%d fen are shown as %s', (fen, text) => {
  expect(formatFen(fen)).toBe(text);
});

test.each([
  ['12', 1200],
  ['0.29', 29],
  ['1.1', 110],
  ['1,234.50', 123450],
  [' ¥ 8.', 800],
  ['4.35', 435],
  ['￥１，２３４．５０', 123450],
  ['24,90', 2490],
  ['24,9', 2490],
  ['1.234,50', 123450],
  ['1.234.567,5', 123456750],
  ['1,234', 123400],
])('%s is read as %d fen', (text, fen) => {
  expect(parseYuan(text)).toBe(fen);
});

test.each(['', ' ', '-1', '1.234', '12.34,5', '1,2,3', 'abc', '.5', '1e3', '90071992547409.92'])(
  '%j is no amount',
  (text) => {
    expect(parseYuan(text)).toBeNull();
  },
);

test('what an input shows is read back as the same amount', () => {
  for (const fen of [0, 1, 99, 100, 123456789]) expect(parseYuan(fenToInput(fen))).toBe(fen);
});
