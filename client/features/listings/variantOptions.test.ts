import { optionGroups, variantWith } from './variantOptions';

const variant = (id: string, availability: string, ...values: string[]) => ({
  variantId: id,
  specification: values.join(', '),
  availability,
  options: values.map((value, at) => ({ name: ['Colour', 'Size'][at] ?? '', value })),
});
const shirts = [
  variant('red-s', 'IN_STOCK', 'Red', 'S'),
  variant('red-m', 'OUT_OF_STOCK', 'Red', 'M'),
  variant('blue-m', 'IN_STOCK', 'Blue', 'M'),
];

test('variants differ in groups of values, each once', () => {
  expect(optionGroups(shirts)).toEqual([
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ]);
});

test('choosing one value keeps the others where that can be had', () => {
  const [redS, redM, blueM] = shirts as [never, never, never];
  expect(variantWith(shirts, blueM, { name: 'Colour', value: 'Red' })).toBe(redM);
  expect(variantWith(shirts, redS, { name: 'Colour', value: 'Blue' })).toBe(blueM);
  expect(variantWith(shirts, undefined, { name: 'Colour', value: 'Red' })).toBe(redS);
});

test('variants without options are chosen by what they are called', () => {
  const plain = [
    { variantId: 'a', specification: 'A-1', availability: 'UNKNOWN', options: [] },
    { variantId: 'b', specification: 'B-2', availability: 'UNKNOWN', options: [] },
  ];
  expect(optionGroups(plain)).toEqual([{ name: '', values: ['A-1', 'B-2'] }]);
  expect(variantWith(plain, plain[0], { name: '', value: 'B-2' })).toBe(plain[1]);
});
