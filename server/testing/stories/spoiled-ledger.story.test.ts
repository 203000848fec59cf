import type { EntityManager } from 'typeorm';
import { decodeTime } from 'ulid';
import { invariants } from '../../app/checking/check-invariants';
import { newId } from '../../kernel/ids';
import { hashEntry } from '../../modules/funds/chain/entry-hash';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { Posting } from '../../modules/funds/posting.entity';
import { checkEach } from '../../platform/db/invariant';
import { chainOf, fundOf, newChain } from '../fund-chains';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('What a hand spoiled is named by the check', () => {
  let shopper: TestClient;
  let chain: JournalEntry[];
  beforeAll(async () => {
    shopper = await newChain(app);
    chain = await chainOf(app, shopper);
  });

  const entry = (position: number) => chain[position - 1]!;
  const nameOf = (position: number) => {
    const { kind, idempotencyKey, createdAt } = entry(position);
    return `entry ${position} (${kind} ${idempotencyKey} of ${createdAt.toISOString()})`;
  };

  /** Invariant → what breaks it; nothing of what was spoiled is kept. */
  async function found(spoil: (tx: EntityManager) => Promise<unknown>, since?: Date) {
    const undo = new Error('undo');
    let broken: Record<string, readonly string[]> = {};
    const spoiling = app.services.db.transaction(async (tx) => {
      await spoil(tx);
      const results = await checkEach(tx, invariants, since);
      // A query for all time treats everything as recent.
      if (!since) expect(await checkEach(tx, invariants, new Date(0))).toEqual(results);
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

  it('a balance that was told wrongly when it was booked, so that every hash fits', async () => {
    const tell = async (tx: EntityManager) => {
      await tx.increment(FundRecord, { entryId: entry(4).id }, 'balanceAfter', 1);
      let previousHash = entry(3).hash;
      for (const position of [4, 5]) {
        const entryId = entry(position).id;
        const rows = {
          postings: await tx.findBy(Posting, { entryId }),
          records: await tx.findBy(FundRecord, { entryId }),
        };
        const hash = hashEntry({ ...entry(position), previousHash, ...rows });
        await tx.update(JournalEntry, { id: entryId }, { previousHash, hash });
        previousHash = hash;
      }
      await tx.update(LedgerAccount, { code: fundOf(shopper) }, { chainHead: previousHash! });
    };
    const wrong = {
      'every balance beside a fund record is the one before it and its amount': [
        expect.stringMatching(/^record FR[\d-]+, balance 7777, amount 1250, told 9028$/),
      ],
    };
    expect(await found(tell)).toEqual(wrong);
    // A check of only the rows since then finds it as well, by the line before.
    expect(await found(tell, new Date(decodeTime(entry(4).id)))).toEqual(wrong);
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

  it('of what was booked since a moment, from the entry before it on', async () => {
    const since = new Date(decodeTime(entry(3).id));
    const present = { remark: 'A present' };
    const rename = (position: number) => (tx: EntityManager) =>
      tx.update(FundRecord, { entryId: entry(position).id }, present);
    expect(await found(async () => undefined, since)).toEqual({});
    expect(await found(rename(3), since)).toEqual(alone(`${nameOf(3)} was altered`));
    // Older rows are left to the complete check.
    expect(await found(rename(1), since)).toEqual({});
    const other = { hash: 'f'.repeat(64) };
    expect(await found((tx) => tx.update(JournalEntry, { id: entry(2).id }, other), since)).toEqual(
      alone(`${nameOf(3)} does not follow the entry before it`),
    );
    expect(await found((tx) => drop(tx, 3), since)).toEqual(
      among(`entry 3 is missing; the next one is ${nameOf(4)}`),
    );
    expect(await found((tx) => drop(tx, 5), since)).toEqual(
      among('entry 5 is missing; the chain should have 5'),
    );
  });

  it('of any balance that was altered, though its fund has not moved since', async () => {
    const forge = 'UPDATE ledger_accounts SET balance = balance + 7 WHERE code = ?';
    const later = new Date('2100-01-01T00:00:00Z');
    const broken = await found((tx) => tx.query(forge, [fundOf(shopper)]), later);
    expect(Object.keys(broken)).toEqual(['every balance equals the sum of its postings']);
  });

  it('of each fund once, and of nobody else’s', async () => {
    const broken = await found((tx) => tx.query("UPDATE fund_records SET remark = 'Spoiled'"));
    const funds = await app.services.db.read.query<{ code: string }[]>(
      'SELECT code FROM ledger_accounts WHERE chain_length > 0',
    );
    expect(broken[WHOLE]).toHaveLength(funds.length);
  });
});
