import { HOUR_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { PaymentFreeze } from '../../modules/funds/freezing/payment-freeze.entity';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { expectLedgerToBalance } from '../ledger';
import { tryToPay } from '../payments';
import { operate, type Spoken } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const RECORDS = '{ fundRecords(first: 1) { edges { node { type amount balanceAfter remark } } } }';

let app: TestApp;
let shopper: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
  await buildFund(app, shopper, 5_000);
});
afterEach(() => app.stop());

const fund = () => `fund:${shopper.viewerId}`;
/** A hand adds fen to a balance that were never booked. */
const spoil = (amount: number) =>
  app.services.db.transaction((tx) =>
    tx.query('UPDATE ledger_accounts SET balance = balance + ? WHERE code = ?', [amount, fund()]),
  );
const propose = (...args: string[]): Promise<Spoken> =>
  operate(app, 'ledger', 'mend', fund(), '--reason', 'A hand added 7 fen', '--by', 'Lin', ...args);
const numberIn = ({ out }: Spoken) => /LM\d{8}-\d{8}/.exec(out)![0];
const confirm = (number: string, by = 'Ada') =>
  operate(app, 'ledger', 'confirm', number, '--by', by);
const balance = async (): Promise<number> =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
const adjustments = () => app.services.db.read.countBy(JournalEntry, { kind: 'ADJUSTMENT' });
const newestRecord = async () => (await shopper.run(RECORDS)).fundRecords.edges[0].node;

describe('A fund whose balance differs from its postings', () => {
  it('becomes what was booked, by two persons; then payments go on', async () => {
    await spoil(7);
    const found = await operate(app, 'ledger', 'verify');
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    expect(found.exitCode).toBe(1);
    expect(found.out).toContain(`${fund()} is of ${email}`);
    const proposed = await propose('--keep', 'postings');
    expect(proposed).toMatchObject({ exitCode: 0, err: '' });
    expect(proposed.out).toContain('the balance was ¥50.07, booked ¥50.00; it becomes ¥50.00');
    expect(await balance()).toBe(5_007);

    const confirmed = await confirm(numberIn(proposed));
    expect(confirmed).toMatchObject({ exitCode: 0, err: '' });
    expect(await balance()).toBe(5_000);
    const remark = numberIn(proposed);
    expect(await newestRecord()).toEqual({
      ...{ type: 'ADJUSTMENT', amount: 0, balanceAfter: 5_000, remark },
    });
    await expectLedgerToBalance(app);
    const lifted = await operate(app, 'ledger', 'lift', '--reason', `Mended by ${remark}`);
    expect(lifted.out).toContain('The ledger holds; payments are not frozen.');
    expect(await app.services.db.read.countBy(PaymentFreeze, { active: 1 })).toBe(0);
    expect((await operate(app, 'ledger', 'mends')).out).toMatch(
      /A hand added 7 fen \(proposed by Lin, confirmed by Ada at 20/,
    );
  });

  it('keeps its balance where money moved that was not booked: the difference is', async () => {
    await spoil(-1_200);
    const proposed = await propose('--keep', 'balance', '--against', 'discounts');
    await confirm(numberIn(proposed));
    expect(await balance()).toBe(3_800);
    expect(await newestRecord()).toMatchObject({ amount: -1_200, balanceAfter: 3_800 });
    await expectLedgerToBalance(app);
  });

  it.each(['postings', 'balance'] as const)(
    'is mended (keeping its %s) though the shopper has paid from the wrong balance',
    async (keep) => {
      await spoil(7);
      for (let count = 0; count < 2; count++) {
        const { id } = await buildUnpaidOrder(shopper, 1_000);
        await tryToPay(shopper, 'ORDER', id);
      }
      expect(await balance()).toBe(3_007);
      await confirm(numberIn(await propose('--keep', keep)));
      expect(await balance()).toBe(keep === 'postings' ? 3_000 : 3_007);
      await expectLedgerToBalance(app);
      const { id } = await buildUnpaidOrder(shopper, 1_000);
      await tryToPay(shopper, 'ORDER', id);
      await expectLedgerToBalance(app);
    },
  );

  it('is not mended by one person alone, whatever the case of the name', async () => {
    await spoil(7);
    const number = numberIn(await propose('--keep', 'postings'));
    for (const name of ['Lin', ' lin ', 'LIN']) {
      const refused = await confirm(number, name);
      expect(refused.exitCode).toBe(1);
      expect(refused.err).toContain('another person than Lin, who proposed it');
    }
    expect([await balance(), await adjustments()]).toEqual([5_007, 0]);
  });

  it('is mended once, however often and by how many at once it is confirmed', async () => {
    await spoil(7);
    const number = numberIn(await propose('--keep', 'balance'));
    const all = await Promise.all([confirm(number), confirm(number, 'Bo'), confirm(number)]);
    app.clock.advance(HOUR_MS);
    all.push(await confirm(number));
    expect(all.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
    expect(new Set(all.map(({ out }) => out)).size).toBe(1);
    expect([await balance(), await adjustments()]).toEqual([5_007, 1]);
    await expectLedgerToBalance(app);
  });

  it('is not mended by a proposal that another replaced, or that does not fit any more', async () => {
    await spoil(7);
    const first = numberIn(await propose('--keep', 'postings'));
    const second = numberIn(await propose('--keep', 'balance'));
    expect((await confirm(first)).err).toContain('a proposal that no later one has replaced');
    await spoil(1);
    expect((await confirm(second)).err).toContain('propose it again');
    expect((await confirm('LM20261128-00000000')).err).toContain('(NOT_FOUND)');
    expect([await balance(), await adjustments()]).toEqual([5_008, 0]);
  });
});

describe('What no entry can mend', () => {
  const spoiled = (sql: string, values: readonly unknown[]) =>
    app.services.db.transaction((tx) => tx.query(sql, [...values]));

  it('is refused and named: an altered entry, a record that is gone', async () => {
    await spoil(7);
    await spoiled('UPDATE fund_records SET remark = ? WHERE user_id = ?', ['x', shopper.viewerId]);
    const altered = await propose('--keep', 'postings');
    expect(altered.exitCode).toBe(1);
    expect(altered.err).toContain('a restore is needed for: every chain of entries is whole');
    await spoiled('DELETE FROM fund_records WHERE user_id = ?', [shopper.viewerId]);
    const { err } = await propose('--keep', 'postings');
    expect(err).toContain('every posting of a fund has its fund record');
    expect(await adjustments()).toBe(0);
  });

  it('is a fund in order, one of nobody, and a balance below what is held', async () => {
    expect((await propose('--keep', 'postings')).err).toContain('whose balance differs');
    const nobody = await operate(
      app,
      'ledger',
      'mend',
      `fund:${newId()}`,
      '--keep',
      'balance',
      ...[...['--reason', 'x', '--by', 'Lin']],
    );
    expect(nobody.err).toContain('(NOT_FOUND)');
    await spoil(-6_000);
    expect((await propose('--keep', 'balance')).err).toContain('not less than what is held');
  });
});
