import { fen } from '../../../kernel/money';
import { siteDefaults } from '../../site/public';
import type { DeliveryLine } from '../delivery-line.entity';
import type { DeliveryRate } from './quote';
import { shippingRanges } from './shipping-range';

const line: DeliveryLine = {
  id: 'post',
  position: 1,
  nameEn: 'Post',
  nameZh: 'Post',
  group: 'POSTAL',
  minDays: 10,
  maxDays: 14,
  volumetricDivisor: 6000,
  volumetricMinSideMm: null,
  minGrams: 0,
  maxGrams: 2_000,
  maxSideMm: null,
  maxSideSumMm: null,
  declarationFee: fen(8_00),
};
const rate = (first: number, further: number, maxGrams: number): DeliveryRate => ({
  line: { ...line, maxGrams },
  price: { firstPrice: fen(first), furtherPrice: fen(further) },
  optionPrices: siteDefaults,
});

describe('What shipping may cost', () => {
  it('reaches from the cheapest to the dearest of the lines that carry the weight', () => {
    // With a tenth for packaging, 550 g, 1,100 g, 2,200 g and 5,500 g are 1, 2, 4 and 10 further steps.
    expect(shippingRanges([rate(170_00, 58_00, 70_000), rate(52_00, 38_00, 2_000)])).toMatchObject([
      { goodsGrams: 500, lowest: 98_00, highest: 236_00 },
      { goodsGrams: 1_000, lowest: 136_00, highest: 294_00 },
      { goodsGrams: 2_000, lowest: 410_00, highest: 410_00 },
      { goodsGrams: 5_000, lowest: 758_00, highest: 758_00 },
    ]);
  });

  it('names the lines that carry it, the cheapest first', () => {
    const [light, , heavy] = shippingRanges([
      rate(170_00, 58_00, 70_000),
      rate(52_00, 38_00, 2_000),
    ]);
    expect(light?.quotes.map(({ total }) => total)).toEqual([98_00, 236_00]);
    expect(heavy?.quotes.map(({ line: { maxGrams } }) => maxGrams)).toEqual([70_000]);
  });

  it('leaves out what nothing carries', () => {
    const weights = shippingRanges([rate(52_00, 38_00, 2_000)]).map((range) => range.goodsGrams);
    expect(weights).toEqual([500, 1_000]);
    expect(shippingRanges([{ line, price: null, optionPrices: siteDefaults }])).toEqual([]);
  });
});
