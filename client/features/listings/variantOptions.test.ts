import {
  chosenVariant,
  missingGroup,
  optionGroups,
  variantsWith,
  withOption,
  withOptions,
} from './variantOptions';

const variant = (id: string, ...values: string[]) => ({
  variantId: id,
  specification: values.join(', '),
  options: values.map((value, at) => ({ name: ['Colour', 'Size'][at] ?? '', value })),
});
const shirts = [
  variant('red-s', 'Red', 'S'),
  variant('red-m', 'Red', 'M'),
  variant('blue-m', 'Blue', 'M'),
];
const colour = (value: string) => ({ name: 'Colour', value });
const size = (value: string) => ({ name: 'Size', value });

test('variants differ in groups of values, each once', () => {
  expect(optionGroups(shirts)).toEqual([
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ]);
});

test('one value chooses no other: the size is still to be chosen', () => {
  const chosen = withOption(shirts, [], colour('Red'));
  expect(chosen).toEqual([colour('Red')]);
  expect(chosenVariant(shirts, chosen)).toBeUndefined();
  expect(missingGroup(shirts, [])).toBe('Colour');
  expect(missingGroup(shirts, chosen)).toBe('Size');
  expect(variantsWith(shirts, chosen)).toHaveLength(2);
});

test('a variant is chosen once all of it is; what it cannot be had with is chosen anew', () => {
  const red = withOption(shirts, withOption(shirts, [], colour('Red')), size('S'));
  expect(chosenVariant(shirts, red)?.variantId).toBe('red-s');
  expect(missingGroup(shirts, red)).toBeUndefined();
  // Blue is not sold in S, and nobody chose M.
  const blue = withOption(shirts, red, colour('Blue'));
  expect(blue).toEqual([colour('Blue')]);
  expect(chosenVariant(shirts, withOption(shirts, blue, size('M')))?.variantId).toBe('blue-m');
});

test('variants without options are chosen by what they are called', () => {
  const plain = [
    { variantId: 'a', specification: 'A-1', options: [] },
    { variantId: 'b', specification: 'B-2', options: [] },
  ].map(withOptions);
  expect(optionGroups(plain)).toEqual([{ name: '', values: ['A-1', 'B-2'] }]);
  expect(missingGroup(plain, [])).toBe('');
  expect(chosenVariant(plain, [{ name: '', value: 'B-2' }])).toBe(plain[1]);
});
