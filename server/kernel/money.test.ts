import {
  add,
  divide,
  fen,
  formatMoney,
  inYuan,
  negate,
  parseYuan,
  partOf,
  share,
  times,
} from './money';

describe('Money', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.3', 1230],
    ['1,234.50', 123450],
    ['-0.01', -1],
  ])('reads %s yuan as %d fen', (text, expected) => {
    expect(parseYuan(text)).toBe(expected);
  });

  it.each(['', 'abc', '1.234', '1,2', '1e3', '٣', 'Infinity', '0x10', '99999999999999999999'])(
    'cannot read %p as an amount',
    (text) => {
      expect(() => parseYuan(text)).toThrow(RangeError);
    },
  );

  it('cannot be built from a fraction of a fen', () => {
    expect(() => fen(0.5)).toThrow(RangeError);
    expect(() => times(fen(100), 1.5)).toThrow(RangeError);
  });

  it('adds and multiplies without losing a fen', () => {
    expect(add(fen(10), fen(20), fen(-5))).toBe(25);
    expect(times(fen(199), 3)).toBe(597);
    expect(Object.is(negate(fen(0)), 0)).toBe(true);
  });

  it('is parted only where no fen is left over', () => {
    expect(partOf(fen(108_00), 3)).toBe(36_00);
    expect(partOf(fen(1_00), 3)).toBeNull();
  });

  it('rounds a share half up, away from zero', () => {
    expect(share(fen(10_000), 290)).toBe(290);
    expect(share(fen(50), 100)).toBe(1);
    expect(share(fen(49), 100)).toBe(0);
    expect(share(fen(-50), 100)).toBe(-1);
  });

  it.each([
    [100, [1, 1, 1], [33, 33, 34]],
    [100, [0, 0], [50, 50]],
    [1_000_000_000, [999_999_999, 1], [999_999_999, 1]],
    [7, [5, 0, 2], [5, 0, 2]],
  ])('divides %d fen by %j into whole fen that sum to it', (amount, weights, parts) => {
    expect(divide(fen(amount), weights)).toEqual(parts);
  });

  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123450, '¥1,234.50'],
    [100000000, '¥1,000,000.00'],
    [-123450, '−¥1,234.50'],
  ])('CO-06: shows %d fen as %s', (amount, expected) => {
    expect(formatMoney(fen(amount))).toBe(expected);
  });

  it('gives programs a plain hyphen', () => {
    expect(inYuan(fen(-123450))).toBe('-1234.50');
  });
});
