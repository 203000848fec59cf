import type { EntityManager } from 'typeorm';
import { invariants } from '../../app/check-invariants';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { hashEntry, NO_ENTRY } from '../../modules/funds/chain/entry-hash';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { journal } from '../../modules/funds/journal';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { creditFund, lockFund, rechargePostings } from '../../modules/funds/public';
import { Posting } from '../../modules/funds/posting.entity';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { checkEach } from '../../platform/db/invariant';
import { buildFund } from '../builders/fund';
import { buildLongChain } from '../builders/long-chain';
import { buildOrder } from '../builders/order';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose } from '../card-payments';
import { expectLedgerToBalance } from '../ledger';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { checkoutUrl } } ${REFUSAL} }
}`;
const RECORDS = '{ fundRecords(first: 50) { edges { node { hash } } } }';

const fundOf = ({ viewerId }: TestClient) => `fund:${viewerId}`;
const chainOf = (shopper: TestClient): Promise<JournalEntry[]> =>
  app.services.db.read.find(JournalEntry, {
    where: { fundCode: fundOf(shopper) },
    order: { chainPosition: 'ASC' },
  });
const headOf = (shopper: TestClient): Promise<LedgerAccount> =>
  app.services.db.read.findOneByOrFail(LedgerAccount, { code: fundOf(shopper) });

async function payByCard(shopper: TestClient): Promise<void> {
  const { id: targetId } = await buildUnpaidOrder(shopper, 1_000);
  const input = { kind: 'ORDER', targetId, method: 'CARD', idempotencyKey: newId() };
  const { payment } = (await shopper.run(PAY, { input })).pay;
  await choose(app, payment, 'pay');
}

/** A promise that a story resolves by hand. */
function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

/** A fund of five entries: credited, paid, credited again, refunded, and an order paid by card in full. */
async function newChain(): Promise<TestClient> {
  const shopper = await app.newShopper();
  const { number } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
  await buildFund(app, shopper, 7_777);
  await approveRefund(app.services, { orderNumber: number, note: '' });
  await payByCard(shopper);
  return shopper;
}

const linked = (entries: readonly JournalEntry[]) =>
  entries.map(({ chainPosition, previousHash }) => [chainPosition, previousHash]);

describe('Every entry is linked to the one before it', () => {
  it('in the chain of the shopper’s fund, also where a card paid for all', async () => {
    const shopper = await newChain();
    const entries = await chainOf(shopper);
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...['RECHARGE', 'ORDER_PAYMENT', 'RECHARGE', 'ORDER_REFUND', 'ORDER_PAYMENT'],
    ]);
    const hashes = entries.map(({ hash }) => hash!);
    expect(linked(entries)).toEqual(
      [NO_ENTRY, ...hashes.slice(0, -1)].map((hash, index) => [index + 1, hash]),
    );
    expect(await headOf(shopper)).toMatchObject({ chainLength: 5, chainHead: hashes.at(-1) });
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
      const entries = await chainOf(shopper);
      expect(entries.map(({ chainPosition }) => chainPosition)).toEqual(
        Array.from({ length: 24 }, (_, index) => index + 1),
      );
      expect((await headOf(shopper)).chainHead).toBe(entries.at(-1)!.hash);
    }
    await expectLedgerToBalance(app);
  });

  it('of words that the database keeps as they are, half a character and a NUL among them', async () => {
    const shopper = await app.newShopper();
    const { viewer } = await shopper.run('{ viewer { email } }');
    const remark = `Tea 🍵 ${'🍵'.slice(0, 1)} "茶"\u0000 `;
    const credit = { email: viewer.email, amount: fen(1), remark, idempotencyKey: newId() };
    await creditFund(app.services, credit);
    await expectLedgerToBalance(app);
  });

  const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? it : it.skip;
  // SQLite lets one writer in at a time, whoever's fund it is.
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
    expect(await chainOf(bert)).toHaveLength(1);
    expect(await chainOf(anna)).toHaveLength(0);
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
    const overtaken = app.services.db.transaction(async (tx) => {
      const insert = tx.insert.bind(tx);
      jest.spyOn(tx, 'insert').mockImplementation(async (...row: Parameters<typeof insert>) => {
        await tx.update(LedgerAccount, { code: fundOf(anna) }, { chainLength: 9 });
        return insert(...row);
      });
      await journal(tx, own);
    });
    await expect(overtaken).rejects.toThrow('without its lock');
    jest.restoreAllMocks();
    expect(await chainOf(anna)).toEqual([]);
  });
});

describe('What a hand spoiled is named by the check', () => {
  let shopper: TestClient;
  let chain: JournalEntry[];
  beforeAll(async () => {
    shopper = await newChain();
    chain = await chainOf(shopper);
  });

  const entry = (position: number) => chain[position - 1]!;
  const nameOf = (position: number) => {
    const { kind, idempotencyKey, createdAt } = entry(position);
    return `entry ${position} (${kind} ${idempotencyKey} of ${createdAt.toISOString()})`;
  };

  /** Invariant → what breaks it; nothing of what was spoiled is kept. */
  async function found(spoil: (tx: EntityManager) => Promise<unknown>) {
    const undo = new Error('undo');
    let broken: Record<string, readonly string[]> = {};
    const spoiling = app.services.db.transaction(async (tx) => {
      await spoil(tx);
      const results = await checkEach(tx, invariants);
      const bad = results.filter(({ violations }) => violations.length > 0);
      broken = Object.fromEntries(bad.map((one) => [one.invariant, one.violations]));
      throw undo;
    });
    await expect(spoiling).rejects.toBe(undo);
    return broken;
  }

  const WHOLE = 'every chain of entries is whole';
  const IN_A_CHAIN = 'every entry stands in the chain of its fund';
  const alone = (words: string) => ({ [WHOLE]: [`${fundOf(shopper)}: ${words}`] });
  const among = (words: string) => expect.objectContaining(alone(words));

  async function drop(tx: EntityManager, position: number): Promise<void> {
    const { id } = entry(position);
    for (const table of ['fund_records', 'postings'])
      await tx.query(`DELETE FROM ${table} WHERE entry_id = ?`, [id]);
    await tx.query('DELETE FROM journal_entries WHERE id = ?', [id]);
  }

  it('both sides of a movement, so that it still sums to zero', async () => {
    const double = 'UPDATE postings SET amount = amount * 2 WHERE entry_id = ?';
    expect(await found((tx) => tx.query(double, [entry(2).id]))).toEqual(
      among(`${nameOf(2)} was altered`),
    );
  });

  it('a remark, which no other check would see', async () => {
    const rename = "UPDATE fund_records SET remark = 'A present' WHERE entry_id = ?";
    expect(await found((tx) => tx.query(rename, [entry(3).id]))).toEqual(
      alone(`${nameOf(3)} was altered`),
    );
  });

  it('a part of a fen, which one database keeps and the other rounds', async () => {
    const { read } = app.services.db;
    const [side] = await read.findBy(Posting, { entryId: entry(2).id });
    const split = `UPDATE postings SET amount = amount + 0.6 WHERE id = '${side!.id}'`;
    const broken = await found((tx) => tx.query(split));
    expect(broken[WHOLE]).toEqual([
      expect.stringMatching(/was altered$|cannot be read: Not a whole/),
    ]);
  });

  it('the time of an entry', async () => {
    const date = { createdAt: new Date('2020-01-01T00:00:00Z') };
    const broken = await found((tx) => tx.update(JournalEntry, { id: entry(1).id }, date));
    expect(broken[WHOLE]).toEqual([expect.stringMatching(/entry 1 \(RECHARGE .* was altered$/)]);
  });

  it('the link to the entry before it', async () => {
    const cut = { previousHash: 'f'.repeat(64) };
    expect(await found((tx) => tx.update(JournalEntry, { id: entry(2).id }, cut))).toEqual(
      alone(`${nameOf(2)} does not follow the entry before it`),
    );
  });

  it('a remark whose entry got the hash that fits: the next one, or the end, still has the old', async () => {
    const forge = async (tx: EntityManager, position: number) => {
      const entryId = entry(position).id;
      await tx.update(FundRecord, { entryId }, { remark: 'A present' });
      const rows = {
        postings: await tx.findBy(Posting, { entryId }),
        records: await tx.findBy(FundRecord, { entryId }),
      };
      const hash = hashEntry({ ...entry(position), ...rows, createdAt: new Date(0) });
      await tx.update(JournalEntry, { id: entryId }, { hash, createdAt: new Date(0) });
    };
    expect((await found((tx) => forge(tx, 2)))[WHOLE]).toEqual([
      `${fundOf(shopper)}: ${nameOf(3)} does not follow the entry before it`,
    ]);
    expect((await found((tx) => forge(tx, 5)))[WHOLE]).toEqual([
      `${fundOf(shopper)}: the fund does not end at its last entry, 5`,
    ]);
  });

  it('an entry in the middle that was dropped with all its rows', async () => {
    expect(await found((tx) => drop(tx, 3))).toEqual(
      among(`entry 3 is missing; the next one is ${nameOf(4)}`),
    );
  });

  it('the last entries that were dropped, a movement that no fund shows among them', async () => {
    expect(await found((tx) => drop(tx, 5))).toEqual(
      among('entry 5 is missing; the chain should have 5'),
    );
    const two = async (tx: EntityManager) => [await drop(tx, 5), await drop(tx, 4)];
    expect(await found(two)).toEqual(among('entry 4 is missing; the chain should have 5'));
  });

  it('the end that was cut off and counted anew', async () => {
    const cut = async (tx: EntityManager) => {
      await drop(tx, 5);
      await tx.update(LedgerAccount, { code: fundOf(shopper) }, { chainLength: 4 });
    };
    expect(await found(cut)).toEqual(among('the fund does not end at its last entry, 4'));
  });

  it('a payment that was booked a second time beside the chain', async () => {
    const { id, hash: _hash, chainPosition: _position, ...content } = entry(2);
    const double = async (tx: EntityManager) => {
      const again = newId();
      const row = {
        ...content,
        id: again,
        idempotencyKey: 'again',
        chainPosition: null,
        hash: null,
      };
      await tx.insert(JournalEntry, row);
      await tx.query(
        `INSERT INTO postings (id, entry_id, account_code, amount)
         SELECT CONCAT('X', SUBSTR(id, 2)), '${again}', account_code, amount
           FROM postings WHERE entry_id = '${id}'`,
      );
    };
    const broken = await found(double);
    expect(Object.keys(broken)).toEqual([
      'every balance equals the sum of its postings',
      'every posting of a fund has its fund record',
      IN_A_CHAIN,
      'every refunded order got all its money back, and no other order did more than its items',
      'every paid order has one payment entry, and no other order has any',
    ]);
    expect(broken[IN_A_CHAIN]).toEqual([expect.stringContaining('idempotency_key again')]);
  });

  it('a hold that no payment waits for', async () => {
    const hold = 'UPDATE ledger_accounts SET held = 5 WHERE code = ?';
    expect(await found((tx) => tx.query(hold, [fundOf(shopper)]))).toEqual({
      'every hold is what pending payments and withdrawals take from the balance': [
        `account ${fundOf(shopper)}, held 5, pending 0`,
      ],
    });
  });

  it('of each fund once, and of nobody else’s', async () => {
    const broken = await found((tx) => tx.query("UPDATE fund_records SET remark = 'Spoiled'"));
    const funds = await app.services.db.read.query<{ code: string }[]>(
      'SELECT code FROM ledger_accounts WHERE chain_length > 0',
    );
    expect(broken[WHOLE]).toHaveLength(funds.length);
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
    expect(await headOf(shopper)).toMatchObject({ chainLength: length + 8 });
  });
});
