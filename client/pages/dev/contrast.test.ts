import { contrastOf, modes, pairs } from './contrast';

const cases = modes.flatMap((mode) => pairs.map(([text, ground]) => [text, ground, mode] as const));

test.each(cases)('%s can be read on %s, %s', (text, ground, mode) => {
  expect(contrastOf(mode, text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('the reckoning is that of WCAG', () => {
  expect(contrastOf('light', 'surface', 'surface')).toBe(1);
  // #14201D on #FFFFFF
  expect(contrastOf('light', 'ink', 'surface')).toBeCloseTo(16.8, 0);
});
