import { convertFen } from './ConvertedAmount';

test.each([
  [123450, '0.1405', 2, '173.45'], // 173.44725
  [100, '0.125', 2, '0.13'], // half of a cent rounds up
  [-100, '0.125', 2, '-0.13'],
  [1, '0.1405', 2, '0.00'],
  [-1, '0.1405', 2, '0.00'],
  [0, '0.1405', 2, '0.00'],
  [1250, '21.35', 0, '267'], // 266.875
  [2, '21.35', 0, '0'],
  [250, '2', 2, '5.00'],
  [90_071_992_547_409_91, '1.00000001', 2, '90071993448129.84'],
])('%d fen at %s with %d decimals are %s', (fen, rate, decimals, amount) => {
  expect(convertFen(fen, rate, decimals)).toBe(amount);
});
