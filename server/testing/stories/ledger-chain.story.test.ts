import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { NO_ENTRY } from '../../modules/funds/chain/entry-hash';
import { journal } from '../../modules/funds/journal';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { creditFund, lockFund, rechargePostings } from '../../modules/funds/public';
import { buildFund } from '../builders/fund';
import { buildLongChain } from '../builders/long-chain';
import { chainOf, fundOf, headOf, newChain } from '../fund-chains';
import { expectLedgerToBalance } from '../ledger';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const RECORDS = '{ fundRecords(first: 50) { edges { node { hash } } } }';

/** A promise that a story resolves by hand. */
function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

const linked = (entries: readonly JournalEntry[]) =>
  entries.map(({ chainPosition, previousHash }) => [chainPosition, previousHash]);

describe('Every entry is linked to the one before it', () => {
  it('in the chain of the shopper’s fund, also where a card paid for all', async () => {
    const shopper = await newChain(app);
    const entries = await chainOf(app, shopper);
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...['RECHARGE', 'ORDER_PAYMENT', 'RECHARGE', 'ORDER_REFUND', 'ORDER_PAYMENT'],
    ]);
    const hashes = entries.map(({ hash }) => hash!);
    expect(linked(entries)).toEqual(
      [NO_ENTRY, ...hashes.slice(0, -1)].map((hash, index) => [index + 1, hash]),
    );
    expect(await headOf(app, shopper)).toMatchObject({ chainLength: 5, chainHead: hashes.at(-1) });
    await expectLedgerToBalance(app);

    const { edges } = (await shopper.run(RECORDS)).fundRecords;
    const told = edges.map(({ node }: { node: { hash: string } }) => node.hash);
    expect(told).toEqual(hashes.slice(0, 4).reverse());
    const one = await app.statementsOf(() => shopper.run(RECORDS.replace('50', '1')));
    const all = await app.statementsOf(() => shopper.run(RECORDS));
    expect(all).toHaveLength(one.length);
  });

  it('without a gap or a fork, though 48 are booked at once', async () => {
    const [anna, bert] = [await app.newShopper(), await app.newShopper()];
    const credits = [anna, bert].flatMap((shopper) =>
      Array.from({ length: 24 }, () => buildFund(app, shopper, 100)),
    );
    await Promise.all(credits);
    for (const shopper of [anna, bert]) {
      const entries = await chainOf(app, shopper);
      expect(entries.map(({ chainPosition }) => chainPosition)).toEqual(
        Array.from({ length: 24 }, (_, index) => index + 1),
      );
      expect((await headOf(app, shopper)).chainHead).toBe(entries.at(-1)!.hash);
    }
    await expectLedgerToBalance(app);
  });

  it('of words that the database keeps as they are, half a character and a NUL among them', async () => {
    const shopper = await app.newShopper();
    const { viewer } = await shopper.run('{ viewer { email } }');
    const remark = `Tea 🍵 ${'🍵'.slice(0, 1)} "茶"\u0000 `;
    const credit = { email: viewer.email, amount: fen(1), remark, idempotencyKey: newId() };
    await creditFund(app.services, clerk, credit);
    await expectLedgerToBalance(app);
  });

  const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? it : it.skip;
  // SQLite admits one writer at a time, whatever fund it is.
  onMysql('while the fund of another shopper is locked', async () => {
    const [anna, bert] = [await app.newShopper(), await app.newShopper()];
    const [fundIsHeld, creditIsBooked] = [signal(), signal()];
    const holding = app.services.db.transaction(async (tx) => {
      await lockFund(tx, anna.viewerId);
      fundIsHeld.give();
      await creditIsBooked.given;
    });
    await fundIsHeld.given;
    await buildFund(app, bert, 100).finally(creditIsBooked.give);
    await holding;
    expect(await chainOf(app, bert)).toHaveLength(1);
    expect(await chainOf(app, anna)).toHaveLength(0);
  });

  it('or is not booked: that of another fund, or without its lock', async () => {
    const [anna, bert] = [await app.newShopper(), await app.newShopper()];
    const movement = {
      ...({ kind: 'ADJUSTMENT', userId: anna.viewerId, referenceId: null, remark: '' } as const),
      ...{ idempotencyKey: newId(), now: app.clock.now() },
    };
    const foreign = { ...movement, postings: rechargePostings(bert.viewerId, fen(1)) };
    await expect(app.services.db.transaction((tx) => journal(tx, foreign))).rejects.toThrow(
      'touch more than the fund of',
    );
    const own = { ...movement, postings: rechargePostings(anna.viewerId, fen(1)) };
    const { db } = app.services;
    const unlocked = db.transaction((tx) => journal(tx, own));
    await expect(unlocked).rejects.toThrow('is moved without its lock');
    await db.transaction((tx) => lockFund(tx, anna.viewerId));
    const lockedBefore = db.transaction((tx) => journal(tx, own));
    await expect(lockedBefore).rejects.toThrow('is moved without its lock');
    const overtaken = db.transaction(async (tx) => {
      await lockFund(tx, anna.viewerId);
      const insert = tx.insert.bind(tx);
      jest.spyOn(tx, 'insert').mockImplementation(async (...row: Parameters<typeof insert>) => {
        await tx.update(LedgerAccount, { code: fundOf(anna) }, { chainLength: 9 });
        return insert(...row);
      });
      await journal(tx, own);
    });
    await expect(overtaken).rejects.toThrow('was appended to');
    jest.restoreAllMocks();
    expect(await chainOf(app, anna)).toEqual([]);
  });
});

describe('A long chain', () => {
  const length = 505;

  it('is walked in stretches, and while it grows', async () => {
    const shopper = await app.newShopper();
    await buildLongChain(app, shopper, length);
    await Promise.all([
      expectLedgerToBalance(app),
      ...Array.from({ length: 8 }, () => buildFund(app, shopper, 1)),
    ]);
    expect(await headOf(app, shopper)).toMatchObject({ chainLength: length + 8 });
  });
});
