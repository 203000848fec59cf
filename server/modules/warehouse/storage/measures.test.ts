import { doubtAbout } from './measures';

const measured = (
  weightGrams: number,
  ...[lengthMm, widthMm, heightMm]: [number, number, number]
) => doubtAbout({ weightGrams, lengthMm, widthMm, heightMm });

test.each([
  ['a kilogram typed as a gram', measured(1, 300, 200, 100), '0.001 kg'],
  ['grams with a digit too many', measured(90_000, 300, 200, 100), '90 kg'],
  ['a side of nearly three metres', measured(900, 2_900, 200, 100), '290 × 20 × 10 cm'],
  ['centimetres typed as millimetres', measured(900, 30, 20, 10), '0.9 kg in 3 × 2 × 1 cm'],
  ['a sheet without a thickness', measured(20, 300, 200, 1), '30 × 20 × 0.1 cm'],
  ['a box of nothing', measured(50, 1_000, 800, 600), '0.05 kg in 100 × 80 × 60 cm'],
])('it is doubted that %s is meant', (_, doubt, said) => {
  expect(doubt).toBe(said);
});

test.each([
  ['a teapot', measured(640, 300, 220, 80)],
  ['a letter', measured(20, 220, 110, 5)],
  ['a pillow', measured(900, 600, 500, 200)],
  ['a dumbbell', measured(20_000, 400, 200, 200)],
  ['a rug', measured(9_000, 1_500, 200, 200)],
])('%s is taken as it was measured', (_, doubt) => {
  expect(doubt).toBeNull();
});
