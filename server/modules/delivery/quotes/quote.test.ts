import fc from 'fast-check';
import { add, fen, ZERO } from '../../../kernel/money';
import { siteDefaults } from '../../site/public';
import type { DeliveryLine } from '../delivery-line.entity';
import type { Measured } from './parcel-weight';
import { furtherPriceOf, quoteParcel, type DeliveryRate, type Parcel } from './quote';

const noOptions = { extraProtection: false, removePackaging: false, insurance: false };
const carton: Measured = { weightGrams: 1_000, lengthMm: 200, widthMm: 150, heightMm: 100 };

const dhl: DeliveryLine = {
  id: 'dhl-express',
  position: 1,
  nameEn: 'DHL Express',
  nameZh: 'DHL 国际快递',
  group: 'EXPRESS',
  minDays: 1,
  maxDays: 3,
  volumetricDivisor: 5000,
  volumetricMinSideMm: null,
  minGrams: 0,
  maxGrams: 70_000,
  maxSideMm: null,
  maxSideSumMm: null,
  declarationFee: fen(8_00),
};
const toUS = { firstPrice: fen(165_00), furtherPrice: fen(55_00) };

function quote(parcel: Partial<Parcel>, line: Partial<DeliveryLine> = {}) {
  const rate: DeliveryRate = { line: { ...dhl, ...line }, price: toUS, optionPrices: siteDefaults };
  return quoteParcel(rate, {
    items: [carton],
    storageFee: ZERO,
    declaredTotal: ZERO,
    options: noOptions,
    ...parcel,
  });
}

describe('A quote', () => {
  it('is first 500 g + each further 500 g begun + declaration (CO-05)', () => {
    expect(quote({})).toMatchObject({
      actualGrams: 1_100,
      volumetricGrams: 600,
      chargeableGrams: 1_100,
      fees: [
        { code: 'FIRST_WEIGHT', amount: 165_00 },
        { code: 'FURTHER_WEIGHT', amount: 110_00 },
        { code: 'CUSTOMS_DECLARATION', amount: 8_00 },
      ],
      total: 283_00,
      unusable: null,
    });
  });

  it.each([
    [1, 2, 0],
    [454, 500, 0],
    [455, 501, 1],
    [909, 1_000, 1],
    [910, 1_001, 2],
  ])('of %i g weighs %i g with packaging and has %i further steps', (grams, actual, steps) => {
    const { actualGrams, fees } = quote({
      items: [{ weightGrams: grams, lengthMm: 10, widthMm: 10, heightMm: 10 }],
    });
    expect(actualGrams).toBe(actual);
    expect(fees[1]).toEqual({ code: 'FURTHER_WEIGHT', amount: steps * 55_00 });
  });

  it('charges by volume where that weighs more', () => {
    const box = { weightGrams: 500, lengthMm: 300, widthMm: 300, heightMm: 300 };
    expect(quote({ items: [box] })).toMatchObject({
      volumetricGrams: 5_400,
      chargeableGrams: 5_400,
    });
    expect(quote({ items: [box] }, { volumetricDivisor: 8000 }).volumetricGrams).toBe(3_375);
    expect(quote({ items: [box] }, { volumetricDivisor: null }).chargeableGrams).toBe(550);
  });

  it('charges by volume from a side of 40 cm on, where the line says so', () => {
    const rule = { volumetricDivisor: 6000, volumetricMinSideMm: 400 };
    const box = { weightGrams: 500, lengthMm: 399, widthMm: 300, heightMm: 300 };
    expect(quote({ items: [box] }, rule).volumetricGrams).toBe(0);
    expect(quote({ items: [{ ...box, lengthMm: 400 }] }, rule).volumetricGrams).toBe(6_000);
  });

  it("charges at least the line's minimum", () => {
    expect(quote({}, { minGrams: 2_000 }).chargeableGrams).toBe(2_000);
  });

  it('adds storage and what was chosen', () => {
    const options = { extraProtection: true, removePackaging: true, insurance: true };
    const { fees } = quote({ storageFee: fen(7_00), declaredTotal: fen(99_99), options });
    expect(fees.slice(3)).toEqual([
      { code: 'STORAGE', amount: 7_00 },
      { code: 'EXTRA_PROTECTION', amount: 10_00 },
      { code: 'REMOVE_PACKAGING', amount: 2_00 },
      { code: 'INSURANCE', amount: 3_00 },
    ]);
  });
});

describe('A line cannot carry', () => {
  it('a parcel to a country it does not serve', () => {
    const parcel = { items: [carton], storageFee: ZERO, declaredTotal: ZERO, options: noOptions };
    expect(
      quoteParcel({ line: dhl, price: null, optionPrices: siteDefaults }, parcel),
    ).toMatchObject({
      unusable: { code: 'COUNTRY_NOT_SERVED' },
      fees: [],
      total: null,
    });
  });

  it.each([
    [{ maxGrams: 1_099 }, { code: 'TOO_HEAVY', params: { maxKg: 1.099, kg: 1.1 } }],
    [{ maxGrams: 1_100 }, null],
    [{ maxSideMm: 199 }, { code: 'TOO_LONG', params: { maxCm: 19.9 } }],
    [{ maxSideMm: 200 }, null],
    [{ maxSideSumMm: 449 }, { code: 'TOO_LARGE', params: { maxCm: 44.9 } }],
    [{ maxSideSumMm: 450 }, null],
  ])('more than its limits %p', (limits, reason) => {
    expect(quote({}, limits).unusable).toEqual(reason);
  });
});

describe('Whatever is quoted', () => {
  const anyItem = fc.record({
    weightGrams: fc.integer({ min: 1, max: 100_000 }),
    lengthMm: fc.integer({ min: 1, max: 3_000 }),
    widthMm: fc.integer({ min: 1, max: 3_000 }),
    heightMm: fc.integer({ min: 1, max: 3_000 }),
  });
  const anyParcel = fc.record({
    items: fc.array(anyItem, { minLength: 1, maxLength: 20 }),
    storageFee: fc.integer({ min: 0, max: 100_000 }).map(fen),
    declaredTotal: fc.integer({ min: 0, max: 1_000_000_000 }).map(fen),
    options: fc.record({
      extraProtection: fc.boolean(),
      removePackaging: fc.boolean(),
      insurance: fc.boolean(),
    }),
  });
  const anyRule = fc.record({
    volumetricDivisor: fc.constantFrom(null, 5000, 6000, 8000),
    volumetricMinSideMm: fc.constantFrom(null, 400),
    minGrams: fc.constantFrom(0, 2_000),
  });
  const noLimit = { maxGrams: Number.MAX_SAFE_INTEGER };

  it('the lines sum to the total, a whole number of fen not below zero', () => {
    fc.assert(
      fc.property(anyParcel, anyRule, (parcel, rule) => {
        const { fees, total } = quote(parcel, { ...rule, ...noLimit });
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(total).toBe(add(...fees.map(({ amount }) => amount)));
        expect(Math.min(...fees.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a heavier parcel never costs less', () => {
    fc.assert(
      fc.property(anyParcel, anyRule, fc.nat(10_000), (parcel, rule, more) => {
        const [first, ...others] = parcel.items;
        if (!first) throw new Error('a parcel has an item');
        const heavier = [{ ...first, weightGrams: first.weightGrams + more }, ...others];
        const line = { ...rule, ...noLimit };
        expect(quote({ ...parcel, items: heavier }, line).total).toBeGreaterThanOrEqual(
          Number(quote(parcel, line).total),
        );
      }),
    );
  });
});

describe('What each further 500 g cost in a price that was paid', () => {
  const paid = (chargeableGrams: number, further: number) => ({
    chargeableGrams,
    fees: [
      { code: 'FIRST_WEIGHT' as const, amount: fen(80_00) },
      { code: 'FURTHER_WEIGHT' as const, amount: fen(further) },
    ],
  });

  it.each([
    [501, 36_00, 36_00],
    [2_000, 108_00, 36_00],
    [2_001, 144_00, 36_00],
  ])('of %d g at %d fen it is %d', (grams, further, price) => {
    expect(furtherPriceOf(paid(grams, further))).toBe(price);
  });

  it('is not told where no more than the first are charged', () => {
    expect(furtherPriceOf(paid(500, 0))).toBeNull();
  });
});
