import { unbrokenUnits } from './unbrokenUnits';

test.each([
  ['Mechanical keyboard, 75 %', 'Mechanical keyboard, 75~%'],
  ['Celadon teapot, 600 ml', 'Celadon teapot, 600~ml'],
  ['1.375 kg of 2 kg', '1.375~kg of 2~kg'],
  ['键盘 75 %，黑色', '键盘 75~%，黑色'],
  ['Mugs, 2 large and 3 more', 'Mugs, 2 large and 3 more'],
  ['Size 40 cm3', 'Size 40 cm3'],
  ['Free until November 27, not Nov 3, 2026', 'Free until November~27, not Nov~3, 2026'],
])('%s', (text, shown) => {
  expect(unbrokenUnits(text).replaceAll('\u00a0', '~')).toBe(shown);
});
