import { fundCurve } from './fundCurve';

const day = (date: string, balance: number) => ({ day: date, balance });

test('nothing is drawn of a fund that never held anything', () => {
  expect(fundCurve([])).toBeNull();
  expect(fundCurve([day('2026-05-31', 0), day('2026-11-21', 0)])).toBeNull();
});

test('a curve goes from the first day to the last, between zero and a round amount', () => {
  const curve = fundCurve([
    day('2026-05-31', 100),
    day('2026-08-31', 56_200),
    day('2026-11-30', 12_040),
  ]);
  expect(curve?.ticks.map(({ fen }) => fen)).toEqual([60_000, 40_000, 20_000, 0]);
  expect(curve?.ticks.map(({ y }) => y)).toEqual([
    0,
    expect.closeTo(1 / 3),
    expect.closeTo(2 / 3),
    1,
  ]);
  expect(curve?.spots.map(({ x }) => x)).toEqual([0, expect.closeTo(0.4973), 1]);
  expect(curve?.highest).toMatchObject({ day: '2026-08-31', y: expect.closeTo(0.0633) as number });
  expect(curve?.now).toMatchObject({ x: 1, balance: 12_040 });
  expect(curve?.months.map(({ month }) => month)).toEqual(
    [6, 7, 8, 9, 10, 11].map((month) => `2026-${String(month).padStart(2, '0')}`),
  );
  expect(curve?.months[0]?.x).toBeCloseTo(15 / 183);
});

test('a curve begins on the day of the first record, not before the account was there', () => {
  const curve = fundCurve([
    day('2026-05-31', 0),
    day('2026-10-31', 0),
    day('2026-11-19', 4_000),
    day('2026-11-21', 3_000),
  ]);
  expect(curve?.months.map(({ month }) => month)).toEqual(['2026-11']);
  expect(curve?.spots.map(({ x }) => x)).toEqual([0, 1]);
});

test('nothing is drawn until two days differ: a flat line would hide the movements of its only day', () => {
  expect(fundCurve([day('2026-05-31', 0), day('2026-11-21', 4_000)])).toBeNull();
  const nextDay = [day('2026-05-31', 0), day('2026-11-20', 4_000), day('2026-11-21', 4_000)];
  expect(fundCurve(nextDay)).toBeNull();
});

test.each([
  [1, [100, 0]],
  [250, [300, 200, 100, 0]],
  [100_000_000, [100_000_000, 50_000_000, 0]],
])('the most of %d fen is drawn below %p', (most, ticks) => {
  const curve = fundCurve([day('2026-11-20', most), day('2026-11-21', 0)]);
  expect(curve?.ticks.map(({ fen }) => fen)).toEqual(ticks);
});
