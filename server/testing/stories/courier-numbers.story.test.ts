import { newId } from '../../kernel/ids';
import {
  InboundParcel,
  InboundParcelPurchase,
} from '../../modules/purchasing/inbound/inbound-parcel.entity';
import { noteCourierNumbers } from '../../modules/purchasing/public';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrder } from '../builders/order';
import { buildShopPurchase, SHOP } from '../builders/shop-purchase';
import { employ, startWithConsole, type Employee } from '../builders/staff';
import { operate } from '../run-operator';
import { clerk } from '../staff-actor';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let buyer: Employee;
beforeAll(async () => {
  app = await startWithConsole();
  shopper = await app.newShopper();
  buyer = await employ(app, 'BUYER');
});
afterAll(() => app.stop());

const ROWS = `isNoted rows { row outcome isFine courierNumber shop parcelNumber notedBy }`;
const NOTE = `mutation Note($rows: [CourierRowInput!]!) { noteCourierNumbers(input: { rows: $rows }) { ${ROWS} } }`;
const CHECK = `query Check($rows: [CourierRowInput!]!) { courierNumberCheck(input: { rows: $rows }) { ${ROWS} } }`;
const QUEUE = 'query Queue { buyingQueue { withoutCourierNumber } }';

const note = async (rows: object[]) => (await buyer.browser.run(NOTE, { rows })).noteCourierNumbers;
const outcomesOf = ({ rows }: { rows: { outcome: string }[] }) =>
  rows.map(({ outcome }) => outcome);
const parcels = () => app.services.db.read.find(InboundParcel, { order: { id: 'ASC' } });
const entries = () => app.services.db.read.count(AuditEntry);

/** Purchases of one item each; returns the shop's numbers. */
async function purchases(count: number, shop = SHOP): Promise<string[]> {
  const numbers: string[] = [];
  for (let at = 0; at < count; at++) {
    const items = [{ url: `https://${shop}/item?id=${newId()}` }];
    const { itemIds } = await buildOrder(app, shopper, { status: 'PAID', items });
    const { shopOrderNumber } = await buildShopPurchase(app, itemIds, { shop });
    numbers.push(shopOrderNumber!);
  }
  return numbers;
}

const codeOf = () => `KX${newId().slice(-12)}`;

describe('Courier numbers', () => {
  it('of forty purchases are noted by one paste, with one row of the audit log', async () => {
    const numbers = await purchases(40);
    const rows = numbers.map((shopOrderNumber) => ({ shopOrderNumber, courierNumber: codeOf() }));
    const before = await entries();
    const { courierNumberCheck } = await buyer.browser.run(CHECK, { rows });
    expect(outcomesOf(courierNumberCheck)).toEqual(Array(40).fill('FITS'));
    expect(await entries()).toBe(before);
    const waiting = async () => (await buyer.browser.run(QUEUE)).buyingQueue.withoutCourierNumber;
    const waited = await waiting();
    const noted = await note(rows);
    expect([noted.isNoted, outcomesOf(noted)]).toEqual([true, Array(40).fill('FITS')]);
    expect(await waiting()).toBe(waited - 40);
    expect(await entries()).toBe(before + 1);
    const again = await note(rows);
    expect([again.isNoted, outcomesOf(again)]).toEqual([true, Array(40).fill('KNOWN')]);
    expect(again.rows[0]).toMatchObject({ notedBy: expect.stringMatching(/^Person/) as string });
    expect(await entries()).toBe(before + 1);
  }, 60_000);

  it('are all refused with the reason of each row if one does not fit', async () => {
    const [one = '', other = ''] = await purchases(2);
    const [elsewhere = ''] = await purchases(1, 'loom.example');
    const taken = codeOf();
    await note([{ shopOrderNumber: elsewhere, courierNumber: taken, carrier: 'KX Express' }]);
    const before = [await parcels(), await entries()];
    const answer = await note([
      { shopOrderNumber: one, courierNumber: codeOf() },
      {
        shopOrderNumber: other,
        courierNumber: `${taken.slice(0, 4)} ${taken.slice(4)}`.toLowerCase(),
      },
      { shopOrderNumber: 'nobody-knows', courierNumber: codeOf() },
      { shopOrderNumber: one, courierNumber: '12' },
    ]);
    expect(answer.isNoted).toBe(false);
    expect(outcomesOf(answer)).toEqual([
      ...['FITS', 'NUMBER_TAKEN', 'UNKNOWN_PURCHASE', 'NUMBER_WRONG'],
    ]);
    expect(answer.rows[1]).toMatchObject({
      ...{ courierNumber: taken, shop: SHOP, isFine: false },
      ...{
        parcelNumber: expect.stringMatching(/^IP/) as string,
        notedBy: expect.stringMatching(/^Person/) as string,
      },
    });
    expect([await parcels(), await entries()]).toEqual(before);
  });

  it('are shared by purchases that a shop packs together, also later', async () => {
    const [one = '', two = '', three = ''] = await purchases(3);
    const courierNumber = codeOf();
    const together = [one, two].map((shopOrderNumber) => ({ shopOrderNumber, courierNumber }));
    expect(outcomesOf(await note(together))).toEqual(['FITS', 'SHARES_PARCEL']);
    const later = await note([{ shopOrderNumber: three, courierNumber }]);
    expect(outcomesOf(later)).toEqual(['SHARES_PARCEL']);
    const { id: parcelId } = await app.services.db.read.findOneByOrFail(InboundParcel, {
      courierNumber,
    });
    expect(await app.services.db.read.countBy(InboundParcelPurchase, { parcelId })).toBe(3);
  });

  it('are free again once the parcel is opened', async () => {
    const [one = '', two = ''] = await purchases(2);
    const courierNumber = codeOf();
    await note([{ shopOrderNumber: one, courierNumber }]);
    await app.services.db.transaction((tx) =>
      tx.update(InboundParcel, { courierNumber }, { status: 'OPENED', courierClaim: null }),
    );
    expect(outcomesOf(await note([{ shopOrderNumber: two, courierNumber }]))).toEqual(['FITS']);
  });

  it('of two buyers at once: one parcel, 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const numbers = [...(await purchases(1)), ...(await purchases(1, 'loom.example'))];
      const courierNumber = codeOf();
      const results = await Promise.all(
        numbers.map((shopOrderNumber) =>
          noteCourierNumbers(app.services, clerk, [{ shopOrderNumber, courierNumber }]),
        ),
      );
      const outcomes = results.map(({ rows }) => rows[0]!.outcome).sort();
      expect(outcomes).toEqual(['FITS', 'NUMBER_TAKEN']);
      expect(await app.services.db.read.countBy(InboundParcel, { courierNumber })).toBe(1);
    }
  }, 60_000);

  it('no row, or too many, are refused in both languages', async () => {
    const many = Array.from({ length: 201 }, () => ({ shopOrderNumber: '1', courierNumber: '1' }));
    for (const rows of [[], many])
      expect((await buyer.browser.refusal(NOTE, { rows })).extensions.code).toBe(
        'VALIDATION_FAILED',
      );
  });

  it('are noted by the command line, one or a list', async () => {
    const [one = '', two = '', three = ''] = await purchases(3);
    const single = await operate(app, 'courier', one, 'KX 7730 4190 118', '--carrier', 'KX');
    expect([single.exitCode, single.out]).toEqual([0, expect.stringContaining('1 noted.')]);
    const list = join(app.varDir, 'list.csv');
    writeFileSync(list, `${two}\t${codeOf()}\n\n${three}, kx77304190-118\n`);
    const fine = await operate(app, 'courier', '--list', list);
    expect([fine.exitCode, fine.out]).toEqual([0, expect.stringContaining('2 noted.')]);
    expect(fine.out).toContain('shares parcel');
    const refused = await operate(app, 'courier', 'nobody', 'KX77304190118');
    expect([refused.exitCode, refused.out]).toEqual([
      1,
      expect.stringContaining('Nothing was noted.'),
    ]);
    expect(refused.out).toContain('unknown purchase');
  });
});
