import { fen, formatMoney, inYuan, type Money } from '../../kernel/money';
import { listReadableArticles } from '../../modules/articles/public';
import { sanitizeArticleHtml } from '../../modules/articles/sanitize-article-html';
import {
  changeDeliveryLine,
  listLinesWithPrices,
  packagingPercent,
  type LineWithPrices,
} from '../../modules/delivery/public';
import { setSiteSetting } from '../../modules/site/public';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const RANGES = `query ($country: CountryCode) { shippingRanges(countryCode: $country) {
  goodsGrams quotes { lineId total minDays maxDays }
} }`;
const PLAN = 'query ($id: ID!) { packingPlan(id: $id) { total } }';

const line = (...args: string[]) => operate(app, 'delivery-line', ...args);

/** Every article as readers get it, by its number. */
async function readArticles(language: 'en' | 'zh'): Promise<Map<number, string>> {
  const numbers = (await listReadableArticles(app.services)).map(({ id }) => id);
  const reader = app.guest.speaking(language);
  const read = numbers.map(async (id): Promise<[number, string]> => {
    const { article } = await reader.run('query ($id: Int!) { article(id: $id) { html } }', { id });
    return [id, article.html];
  });
  return new Map(await Promise.all(read));
}

/** The figures of a line as an article would say them. */
function figuresOf({ line: one, prices }: LineWithPrices): string[] {
  const yuan = (amount: Money) => inYuan(amount).replace(/\.00$/, '');
  const kilograms = one.maxGrams / 1_000;
  return [
    ...[`${one.minDays}–${one.maxDays} `, `${kilograms} kg`],
    formatMoney(one.declarationFee),
    ...Object.values(prices).map(
      ({ firstPrice, furtherPrice }) => `${yuan(firstPrice)} + ${yuan(furtherPrice)}`,
    ),
  ];
}

/** Returns the line's price for goods of 500 g to a country; undefined if it does not serve it. */
async function quoteOf(lineId: string, country: string) {
  const { shippingRanges } = await app.guest.run(RANGES, { country });
  const { quotes } = shippingRanges[0];
  return quotes.find((quote: { lineId: string }) => quote.lineId === lineId);
}

describe('What the operator configures of a delivery line (EN-11, CO-05)', () => {
  it('is asked of the next quote, and a plan made before keeps its price', async () => {
    const shopper = await app.newShopper();
    const totalOf = async (id: string) => (await shopper.run(PLAN, { id })).packingPlan.total;
    const before = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id], {
      deliveryLineId: 'air-general',
    });
    const price = await totalOf(before.id);
    const { exitCode, out } = await line(
      ...['set', 'air-general', '--declaration-fee', '20', '--price', 'EUROPE=100+50'],
      ...['--price', 'NORTH_AMERICA=100+50', '--price', 'ASIA_PACIFIC=100+50', '--days', '7-12'],
    );
    expect(exitCode).toBe(0);
    expect(out).toContain('keep their price');
    // 550 g with packaging: the first 500 g, 500 g further, and the declaration.
    expect(await quoteOf('air-general', 'DE')).toEqual({
      ...{ lineId: 'air-general', total: 100_00 + 50_00 + 20_00, minDays: 7, maxDays: 12 },
    });
    expect(await totalOf(before.id)).toBe(price);
    const after = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id], {
      deliveryLineId: 'air-general',
    });
    expect(await totalOf(after.id)).toBeGreaterThan(price);
  });

  it('is shown before and after by a sample parcel, and a preview changes nothing', async () => {
    const args = ['set', 'ocean', '--price', 'EUROPE=70+20', '--price', 'NORTH_AMERICA=none'];
    const sample = ['--sample-grams', '2000', '--sample-size', '200x100x100'];
    const { out } = await line(...args, ...sample, '--preview');
    // 2.2 kg: the first 500 g and four steps of 500 g, with 8 yuan for the declaration.
    expect(out).toContain('EUROPE: ¥116.00 → ¥158.00');
    expect(out).toContain('NORTH_AMERICA: ¥107.00 → not carried');
    expect(out).toContain('would be changed');
    expect((await line('list')).out).toMatch(/ocean .*55.00\+11.00 +60.00\+12.00/);
    await line(...args);
    expect((await line('list')).out).toMatch(/ocean .*– +70.00\+20.00/);
    expect(await quoteOf('ocean', 'US')).toBeUndefined();
  });

  it('limits what the line carries', async () => {
    expect(await quoteOf('epacket', 'DE')).toBeDefined();
    await changeDeliveryLine(app.services, clerk, 'epacket', { rules: { maxGrams: 400 } });
    expect(await quoteOf('epacket', 'DE')).toBeUndefined();
  });

  it.each([
    [['--days', '9-3'], 'fewer days before the more'],
    [['--days', '0-3'], 'a whole number from 1 to 120'],
    [['--max-grams', '900000'], 'from 100 to 100000'],
    [['--min-grams', '20000', '--max-grams', '1000'], 'no more than maxGrams'],
    [['--price', 'MARS=1+1'], 'one of NORTH_AMERICA'],
    [['--price', 'FAR=0+1'], 'from 0.01 to 10000.00'],
    [['--price', 'FAR=cheap'], 'like FAR=80+36'],
    [['--declaration-fee', '-3'], 'yuan from 0.00 to 1000.00'],
    [['--volumetric-divisor', '3'], 'from 1000 to 20000'],
  ])('is refused as %j', async (options, expected) => {
    const before = (await line('list')).out;
    const { exitCode, err } = await line('set', 'ems', ...options);
    expect(exitCode).toBeGreaterThan(0);
    expect(err).toContain(expected);
    expect((await line('list')).out).toBe(before);
  });

  it('is never a line without a zone, nor one that there is not', async () => {
    const price = { firstPrice: fen(1_00), furtherPrice: fen(1_00) };
    await expect(
      changeDeliveryLine(app.services, clerk, 'rocket', { prices: { FAR: price } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const none = { NORTH_AMERICA: null, EUROPE: null, ASIA_PACIFIC: null, FAR: null };
    await expect(
      changeDeliveryLine(app.services, clerk, 'ems', { prices: none }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('is priced in an article by the weight that quotes charge: with packaging, and the least of a line', async () => {
    const [en, zh] = [(await readArticles('en')).get(83), (await readArticles('zh')).get(83)];
    const share = `${packagingPercent}%`;
    expect(en).toContain(`the weight of the goods plus ${share} for packaging`);
    expect(zh).toContain(`商品重量加 ${share} 的包装重量`);
    expect(en).toMatch(/<th scope="row">Ocean freight<\/th><td>[^<]+<\/td><td>2 kg<\/td>/);
    expect(en).toMatch(/<th scope="row">EMS<\/th><td>[^<]+<\/td><td>–<\/td>/);
    const { shippingRanges } = await app.guest.run(`{ shippingRanges(countryCode: "GB") {
      goodsGrams quotes { lineId actualGrams chargeableGrams }
    } }`);
    const kilogram = shippingRanges.find(
      ({ goodsGrams }: { goodsGrams: number }) => goodsGrams === 1_000,
    );
    const actualGrams = 1_000 + 10 * packagingPercent;
    expect(kilogram.quotes).toContainEqual({
      lineId: 'ems',
      actualGrams,
      chargeableGrams: actualGrams,
    });
    expect(kilogram.quotes).toContainEqual({
      lineId: 'ocean',
      actualGrams,
      chargeableGrams: 2_000,
    });
  });

  it('is told in weeks where it takes long, as on the pages that show the line', async () => {
    await changeDeliveryLine(app.services, clerk, 'ocean', { rules: { minDays: 21, maxDays: 35 } });
    expect((await readArticles('en')).get(83)).toContain('<td>3–5 weeks</td>');
    expect((await readArticles('zh')).get(71)).toContain('3–5 周</dt>');
  });

  it('is what articles say, in both languages, and no figure of before stands in any of them', async () => {
    const before = await listLinesWithPrices(app.services);
    for (const { line: one, prices } of before)
      await changeDeliveryLine(app.services, clerk, one.id, {
        rules: {
          ...{ minDays: 41, maxDays: 43, minGrams: 1_900, maxGrams: 12_300 },
          ...{ maxSideMm: 880, maxSideSumMm: 1_110, volumetricDivisor: 7_777 },
          volumetricMinSideMm: one.volumetricMinSideMm && 770,
          declarationFee: fen(one.id === 'dhl-express' ? 21_21 : 13_13),
        },
        prices: Object.fromEntries(
          Object.keys(prices).map((zone) => [
            ...[zone, { firstPrice: fen(111_11), furtherPrice: fen(55_55) }],
          ]),
        ),
      });
    await setSiteSetting(app.services, clerk, 'closedDeliveryLines', 'ocean fedex-ip');
    const en = await readArticles('en');
    expect(en.get(83)).toContain(
      '<th scope="row">EMS</th><td>41–43 days</td><td>1.9 kg</td><td>111.11 + 55.55</td>',
    );
    expect(en.get(83)).toContain('<th scope="col">Asia, Oceania</th>');
    expect(en.get(83)).toContain('Add ¥13.13–¥21.21 for');
    expect(en.get(70)).toContain('7,777, once a side is 77 cm or more');
    expect(en.get(70)).toContain('charged as 1.9 kg at least, up to 12.3 kg');
    expect(en.get(71)).toContain('<dt>Express, 41–43 days</dt><dd>DHL Express. ');
    expect(en.get(71)).toContain('<dt>Ocean, not offered at present</dt>');
    expect(en.get(83)).not.toMatch(/FedEx|Ocean freight/);
    const zh = await readArticles('zh');
    expect(zh.get(83)).toContain('<td>41–43 天</td><td>1.9 kg</td><td>111.11 + 55.55</td>');
    expect(zh.get(70)).toContain('至少按 1.9 kg 计费，不超过 12.3 kg');
    expect(zh.get(72)).toContain('¥13.13–¥21.21 报关费');
    const all = [...en.values(), ...zh.values()];
    const stale = before.flatMap(figuresOf).filter((said) => all.some((one) => one.includes(said)));
    expect(stale).toEqual([]);
    expect(
      all.filter((html) => /\{[\w.]+\}/.test(html) || sanitizeArticleHtml(html) !== html),
    ).toEqual([]);
    await setSiteSetting(
      app.services,
      clerk,
      'closedDeliveryLines',
      before.map((one) => one.line.id).join(' '),
    );
    expect((await readArticles('en')).get(83)).toContain(
      '<p>No delivery line is offered at present.</p>',
    );
  });
});
