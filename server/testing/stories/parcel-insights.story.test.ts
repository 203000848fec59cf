import { buildAddress } from '../builders/address';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const QUOTES = `query ($input: QuoteInput!) {
  deliveryQuotes(input: $input) {
    lineId total chargeableGrams maxGrams maxSideMm maxSideSumMm
    volumeSurcharge { storedItemId sideMm gramsWithoutVolume extra }
    savings { storedItemId saving storageStillDue }
  }
}`;
const ESTIMATE = `query ($input: ParcelEstimateInput!) {
  parcelEstimate(input: $input) {
    countryCode countryName cheapest { lineId name chargeableGrams total }
  }
}`;

const BUILT = `query ($input: ParcelEstimateInput!) {
  parcelEstimate(input: $input) {
    lines { lineId total }
    paidUpToGrams spareGrams
    additions { storedItemId extra }
  }
}`;
type Addition = { storedItemId: string; extra: number | null };

const teapot = { weightGrams: 850, lengthMm: 200, widthMm: 155, heightMm: 100 };
const lamp = { weightGrams: 400, lengthMm: 450, widthMm: 300, heightMm: 150 };

const small = { lengthMm: 20, widthMm: 20, heightMm: 20 };

/** Returns the extra cost of a parcel with one more item, by two estimates. */
async function moreWith(shopper: TestClient, id: string, further: string): Promise<number> {
  const [without, withIt] = await Promise.all(
    [[id], [id, further]].map((storedItemIds) =>
      shopper.run(ESTIMATE, { input: { storedItemIds } }),
    ),
  );
  return withIt.parcelEstimate.cheapest.total - without.parcelEstimate.cheapest.total;
}

async function lineFor(shopper: TestClient, lineId: string, input: object) {
  const { deliveryQuotes } = await shopper.run(QUOTES, { input });
  return deliveryQuotes.find((quote: { lineId: string }) => quote.lineId === lineId);
}

describe('What would make a parcel cheaper', () => {
  // The figures are worked out by hand in delivery/parcel-insights.test.ts.
  it('is told for each line: the side that makes it charge by volume, and what to leave out', async () => {
    const shopper = await app.newShopper();
    const small = await buildStoredItem(app, shopper, teapot);
    const long = await buildStoredItem(app, shopper, lamp);
    const addressId = await buildAddress(shopper);
    const input = { storedItemIds: [small.id, long.id], addressId };
    expect(await lineFor(shopper, 'ems', input)).toEqual({
      lineId: 'ems',
      total: 533_00,
      chargeableGrams: 3_892,
      maxGrams: 30_000,
      maxSideMm: null,
      maxSideSumMm: null,
      volumeSurcharge: {
        storedItemId: long.id,
        sideMm: 450,
        gramsWithoutVolume: 1_375,
        extra: 275_00,
      },
      savings: [
        { storedItemId: long.id, saving: 330_00, storageStillDue: 0 },
        { storedItemId: small.id, saving: 55_00, storageStillDue: 0 },
      ],
    });
    const without = await lineFor(shopper, 'ems', { ...input, storedItemIds: [small.id] });
    expect(without).toMatchObject({ total: 533_00 - 330_00, volumeSurcharge: null, savings: [] });
  });

  it('asks the database as often for many items as for one', async () => {
    const shopper = await app.newShopper();
    const addressId = await buildAddress(shopper);
    const ids: string[] = [];
    const ask = async () => {
      ids.push((await buildStoredItem(app, shopper, lamp)).id);
      return app.statementsOf(() =>
        shopper.run(QUOTES, { input: { storedItemIds: ids, addressId } }),
      );
    };
    const one = await ask();
    await ask();
    expect(await ask()).toHaveLength(one.length);
  });
});

describe('The estimate for a selection', () => {
  it('is the cheapest line to the default address, or to another country', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper, teapot);
    await buildAddress(shopper);
    const storedItemIds = [id];
    // Germany, 935 g, each with one further step: ePacket 58 + 36 + 8 is the least.
    expect((await shopper.run(ESTIMATE, { input: { storedItemIds } })).parcelEstimate).toEqual({
      countryCode: 'DE',
      countryName: 'Germany',
      cheapest: { lineId: 'epacket', name: 'ePacket', chargeableGrams: 935, total: 102_00 },
    });
    const toAustralia = { input: { storedItemIds, countryCode: 'AU' } };
    const { parcelEstimate } = await shopper.speaking('zh').run(ESTIMATE, toAustralia);
    // Australia: the ocean line charges at least 2 kg, 50 + 3 × 10 + 8.
    expect(parcelEstimate).toMatchObject({ countryName: '澳大利亚', cheapest: { total: 88_00 } });
  });

  it('is none without a country, and names no line where none carries it', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper, { weightGrams: 90_000 });
    const storedItemIds = [id];
    expect((await shopper.run(ESTIMATE, { input: { storedItemIds } })).parcelEstimate).toBeNull();
    const input = { storedItemIds, countryCode: 'DE' };
    expect((await shopper.run(ESTIMATE, { input })).parcelEstimate.cheapest).toBeNull();
  });

  it("cannot be had for a stranger's item, nor for one that is reserved", async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const input = { storedItemIds: [id], countryCode: 'DE' };
    const stranger = await app.newShopper();
    expect((await stranger.refusal(ESTIMATE, { input })).extensions.code).toBe('NOT_FOUND');
    await buildPackingPlan(shopper, [id]);
    const reserved = await shopper.refusal(ESTIMATE, { input });
    expect(reserved.extensions.code).toBe('STORED_ITEM_NOT_AVAILABLE');
    expect((await app.guest.refusal(ESTIMATE, { input })).extensions.code).toBe('PLEASE_LOGIN');
  });

  it('tells each line by price, what is paid anyway, and what each other item would add', async () => {
    const shopper = await app.newShopper();
    await buildAddress(shopper);
    const chosen = await buildStoredItem(app, shopper, teapot);
    const fits = await buildStoredItem(app, shopper, { ...small, weightGrams: 59 });
    const tooHeavy = await buildStoredItem(app, shopper, { ...small, weightGrams: 60 });
    const immovable = await buildStoredItem(app, shopper, { ...small, weightGrams: 90_000 });
    const reserved = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [reserved.id]);
    await buildStoredItem(app, await app.newShopper());
    const input = { storedItemIds: [chosen.id] };
    const { parcelEstimate } = await shopper.run(BUILT, { input });
    const [first, second] = parcelEstimate.lines;
    expect(first).toEqual({ lineId: 'epacket', total: 102_00 });
    expect(second.total).toBeGreaterThanOrEqual(first.total);
    // 935 g of 1,000 g paid: 65 g ÷ 1.1 are 59 g of goods.
    expect(parcelEstimate).toMatchObject({ paidUpToGrams: 1_000, spareGrams: 59 });
    const extraOf = new Map(
      parcelEstimate.additions.map(({ storedItemId, extra }: Addition) => [storedItemId, extra]),
    );
    expect(extraOf).toEqual(
      new Map<string, number | null>([
        [fits.id, 0],
        [tooHeavy.id, await moreWith(shopper, chosen.id, tooHeavy.id)],
        [immovable.id, null],
      ]),
    );
    expect(extraOf.get(tooHeavy.id)).toBeGreaterThan(0);
  });

  it('costs one statement more with what a shelf of many items would add', async () => {
    const shopper = await app.newShopper();
    await buildAddress(shopper);
    const { id } = await buildStoredItem(app, shopper, teapot);
    for (const weightGrams of [100, 200, 300]) await buildStoredItem(app, shopper, { weightGrams });
    const input = { storedItemIds: [id] };
    const plain = await app.statementsOf(() => shopper.run(ESTIMATE, { input }));
    const built = await app.statementsOf(() => shopper.run(BUILT, { input }));
    expect(built).toHaveLength(plain.length + 1);
  });

  it('costs at most five statements', async () => {
    const shopper = await app.newShopper();
    await buildAddress(shopper);
    const { id } = await buildStoredItem(app, shopper);
    const input = { storedItemIds: [id] };
    const statements = await app.statementsOf(() => shopper.run(ESTIMATE, { input }));
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});
