import { numberIn } from './wholeNumber';
import { figuresOf } from './figures';
import { parseYuan } from '../values/moneyText';

test.each([
  ['１２', '12'],
  [' ３．５０ ', '3.50'],
  ['12。5', '12.5'],
  ['１，２００', '1,200'],
  ['twelve', 'twelve'],
])('%s, as an input method may type it, is %s', (typed, figures) => {
  expect(figuresOf(typed)).toBe(figures);
});

test('quantities and prices are read so', () => {
  expect(numberIn('１２')).toBe(12);
  expect(numberIn('　')).toBeNaN();
  expect(parseYuan('￥１，２３４。５')).toBe(123_450);
});
