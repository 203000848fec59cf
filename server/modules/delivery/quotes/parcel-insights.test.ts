import fc from 'fast-check';
import { fen, subtract, ZERO } from '../../../kernel/money';
import { siteDefaults } from '../../site/public';
import type { DeliveryLine } from '../delivery-line.entity';
import { cheapestOf } from './cheapest';
import { savingsOf } from './leave-one-out';
import { parcelOf, type PackedItem } from './parcel-contents';
import { spareGoodsGrams } from './parcel-weight';
import { paidUpToGrams, quoteParcel, type DeliveryRate } from './quote';
import { volumeSurchargeOf } from './volume-surcharge';

const noOptions = { extraProtection: false, removePackaging: false, insurance: false };
const insured = { ...noOptions, insurance: true };

const ems: DeliveryLine = {
  id: 'ems',
  position: 1,
  nameEn: 'EMS',
  nameZh: 'EMS',
  group: 'POSTAL',
  minDays: 10,
  maxDays: 14,
  volumetricDivisor: 6000,
  volumetricMinSideMm: 400,
  minGrams: 0,
  maxGrams: 30_000,
  maxSideMm: null,
  maxSideSumMm: null,
  declarationFee: fen(8_00),
};
const toGermany = { firstPrice: fen(140_00), furtherPrice: fen(55_00) };
const rateOf = (line: Partial<DeliveryLine> = {}): DeliveryRate => {
  return { line: { ...ems, ...line }, price: toGermany, optionPrices: siteDefaults };
};

const worthless = { storageFee: ZERO, declaredValue: ZERO };
const teapot: PackedItem = {
  ...{ weightGrams: 850, lengthMm: 200, widthMm: 155, heightMm: 100 },
  ...worthless,
};
const lamp: PackedItem = {
  ...{ weightGrams: 400, lengthMm: 450, widthMm: 300, heightMm: 150 },
  ...worthless,
};

function surchargeOf(items: readonly PackedItem[], line: Partial<DeliveryLine> = {}) {
  const parcel = { ...parcelOf(items, noOptions), items };
  return volumeSurchargeOf(quoteParcel(rateOf(line), parcel), parcel);
}

/*
 * By hand, EMS to Germany at 140.00 + 55.00 a further 500 g + 8.00, cm³ ÷ 6000 from 40 cm on:
 *   teapot and lamp: (850 + 400) g × 1.1 = 1,375 g: 2 further steps, 140 + 110 + 8 = 258.00
 *     by volume (20 × 15.5 × 10 + 45 × 30 × 15) ÷ 6000 = 23,350 ÷ 6000 = 3,892 g: 7 further steps,
 *     140 + 385 + 8 = 533.00, which is 275.00 more
 *   teapot alone: 935 g, no side of 40 cm: 1 further step, 203.00, which is 330.00 less
 *   lamp alone: 440 g, by volume 3,375 g: 6 further steps, 478.00, which is 55.00 less
 */
describe('A volume surcharge', () => {
  it('names the side that reaches the threshold, and what it costs', () => {
    expect(surchargeOf([teapot, lamp])).toEqual({
      item: lamp,
      sideMm: 450,
      gramsWithoutVolume: 1_375,
      extra: 275_00,
    });
  });

  it('is none below the threshold, for a line without volume, or for one that cannot carry it', () => {
    expect(surchargeOf([teapot, { ...lamp, lengthMm: 399 }])).toBeNull();
    expect(surchargeOf([teapot, lamp], { volumetricDivisor: null })).toBeNull();
    expect(surchargeOf([teapot, lamp], { maxGrams: 3_891 })).toBeNull();
  });

  it('is none where volume weighs more but costs no further step', () => {
    // 400 g × 1.1 = 440 g; 30 × 10 × 10 ÷ 6000 = 500 g: both are the first 500 g.
    const tube = { ...lamp, lengthMm: 300, widthMm: 100, heightMm: 100 };
    expect(surchargeOf([tube], { volumetricMinSideMm: null })).toBeNull();
  });

  it('names the bulkiest item for its weight where the line always counts the volume', () => {
    const surcharge = surchargeOf([teapot, lamp], { volumetricMinSideMm: null });
    expect(surcharge).toMatchObject({ item: lamp, sideMm: null, extra: 275_00 });
  });
});

describe('Leaving one item out', () => {
  it('saves what the quote without it is less, most first', () => {
    expect(savingsOf(rateOf(), [teapot, lamp], noOptions)).toEqual([
      { item: lamp, saving: 330_00, storageStillDue: 0 },
      { item: teapot, saving: 55_00, storageStillDue: 0 },
    ]);
  });

  it('does not count storage, which is only put off, nor an item that saves nothing else', () => {
    // 850 g or 850 g + 50 g are 935 g and 990 g: one further step either way.
    const ring = { ...teapot, weightGrams: 50, storageFee: fen(9_00) };
    expect(savingsOf(rateOf(), [teapot, ring], noOptions)).toEqual([
      { item: teapot, saving: 55_00, storageStillDue: 0 },
    ]);
  });

  it('is not offered for its share of the insurance, which is paid when it travels later', () => {
    const dear = { ...teapot, weightGrams: 50, declaredValue: fen(1_000_00) };
    // The saving is shown if it is exact: 3 % of 100.00 go with the teapot's step of 55.00.
    const heavy = { ...teapot, declaredValue: fen(100_00) };
    expect(savingsOf(rateOf(), [heavy, dear], insured)).toEqual([
      { item: heavy, saving: 58_00, storageStillDue: 0 },
    ]);
  });

  it('is not offered for a single item, nor on a line that cannot carry the parcel', () => {
    expect(savingsOf(rateOf(), [lamp], noOptions)).toEqual([]);
    expect(savingsOf(rateOf({ maxGrams: 1_000 }), [teapot, lamp], noOptions)).toEqual([]);
    expect(
      savingsOf({ line: ems, price: null, optionPrices: siteDefaults }, [teapot, lamp], noOptions),
    ).toEqual([]);
  });

  const anyItem: fc.Arbitrary<PackedItem> = fc.record({
    weightGrams: fc.integer({ min: 1, max: 5_000 }),
    lengthMm: fc.integer({ min: 1, max: 600 }),
    widthMm: fc.integer({ min: 1, max: 600 }),
    heightMm: fc.integer({ min: 1, max: 600 }),
    storageFee: fc.integer({ min: 0, max: 60_00 }).map(fen),
    declaredValue: fc.integer({ min: 0, max: 1_000_00 }).map(fen),
  });

  it('is told exactly: the parcel without it costs that much less', () => {
    const line = rateOf({ maxGrams: Number.MAX_SAFE_INTEGER });
    const totalOf = (items: readonly PackedItem[]) =>
      quoteParcel(line, parcelOf(items, insured)).total;
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 2, maxLength: 8 }), (items) => {
        const savings = savingsOf(line, items, insured);
        expect(savings.length).toBeLessThanOrEqual(3);
        for (const { item, saving } of savings) {
          const rest = totalOf(items.filter((other) => other !== item));
          expect(saving).toBe(subtract(totalOf(items) ?? ZERO, rest ?? ZERO));
        }
      }),
    );
  });
});

describe('The cheapest line', () => {
  const quote = (line: Partial<DeliveryLine>) =>
    quoteParcel(rateOf(line), parcelOf([teapot], noOptions));

  it('is the one that asks least of those that can carry the parcel', () => {
    const dear = quote({ id: 'dear', declarationFee: fen(9_00) });
    const cheap = quote({ id: 'cheap' });
    const free = quote({ id: 'free', declarationFee: ZERO, maxGrams: 1 });
    expect(cheapestOf([free, dear, cheap])?.line.id).toBe('cheap');
    expect(cheapestOf([free])).toBeNull();
  });
});

describe('What is paid anyway', () => {
  const quoteOf = (items: readonly PackedItem[], line: Partial<DeliveryLine> = {}) =>
    quoteParcel(rateOf(line), parcelOf(items, noOptions));

  it('reaches to the end of the step that was begun, and no further than the line carries', () => {
    // 935 g charged; a minimum of 2,000 g is the end of its own step.
    expect(paidUpToGrams(quoteOf([teapot]))).toBe(1_000);
    expect(paidUpToGrams(quoteOf([teapot], { minGrams: 2_000 }))).toBe(2_000);
    expect(paidUpToGrams(quoteOf([teapot], { maxGrams: 950 }))).toBe(950);
  });

  it('leaves room for goods with their packaging, to the gram', () => {
    const spare = spareGoodsGrams(quoteOf([teapot]), 1_000)!;
    const withMore = (weightGrams: number) =>
      quoteOf([teapot, { ...teapot, weightGrams }]).actualGrams;
    expect([withMore(spare), withMore(spare + 1)]).toEqual([1_000, 1_001]);
  });

  it('tells no room where the volume counts: what is added has one too', () => {
    expect(spareGoodsGrams(quoteOf([lamp]), 5_000)).toBeNull();
  });
});
