import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { buildProgram } from '../../operator/program';
import { newId } from '../../kernel/ids';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { auditActions, auditLogPage, type AuditAction } from '../../platform/audit/audit';
import { ItemLabel } from '../../modules/warehouse/shelves/shelf.entity';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildUpload } from '../builders/image';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPaymentFreeze } from '../builders/payment-freeze';
import { buildQuestion } from '../builders/question';
import { buildShopPurchase } from '../builders/shop-purchase';
import { STAFF_URL } from '../builders/staff';
import { buildStoredItem } from '../builders/stored-item';
import { buildWithdrawal } from '../builders/withdrawal';
import { writtenEmails } from '../emails';
import { operate } from '../run-operator';
import { clerk } from '../staff-actor';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { changedTables, wholeDatabase } from '../whole-database';

const REMIT = `mutation ($input: SubmitRemittanceInput!) {
  submitRemittance(input: $input) { ... on SubmitRemittancePayload { payment { number } } }
}`;
const REVIEW = `mutation ($input: ReviewPackageInput!) {
  reviewPackage(input: $input) { package { review { id } } }
}`;
const CANCEL_REQUEST =
  'mutation ($id: ID!) { cancelRefundRequest(input: { orderId: $id }) { order { id } } }';

let app: TestApp;
let shopper: TestClient;
let email: string;
beforeAll(async () => {
  app = await startTestApp({ environment: { STAFF_URL } });
});
beforeEach(async () => {
  email = `${newId().toLowerCase()}@shopper.example`;
  shopper = await app.newShopper(email);
});
afterEach(() => unforge());
afterAll(() => app.stop());

const entries = () => app.services.db.read.find(AuditEntry, { order: { number: 'ASC' } });
const file = (name: string, text: string) => {
  writeFileSync(join(app.varDir, name), text);
  return join(app.varDir, name);
};
const order = async (status: Parameters<typeof buildOrder>[2] & object) =>
  (await buildOrder(app, shopper, status)).number;
const remittance = async () => {
  const input = { amount: 5_000, senderName: 'Ada Lovelace', senderCountry: 'GB' };
  const controlNumber = `8${String(Date.now()).slice(-8)}`;
  const told = { ...input, controlNumber, idempotencyKey: newId() };
  return (await shopper.run(REMIT, { input: told })).submitRemittance.payment.number as string;
};
const unclaimed = async () => {
  const number = await remittance();
  const { db, clock } = app.services;
  const { viewerId: userId } = shopper;
  await db.transaction((tx) => tx.update(LedgerAccount, { userId }, { closedAt: clock.now() }));
  await operate(app, 'remittance', 'confirm', number);
  return number;
};
const review = async () => {
  const { id: packageId } = await buildPackage(app, shopper, 'COMPLETED');
  const { id: imageId } = await buildUpload(shopper);
  const input = { packageId, stars: 5, content: 'Whole', imageId };
  return (await shopper.run(REVIEW, { input })).reviewPackage.package.review.id as string;
};
const exported = async () => {
  const response = await shopper.fetch('/account/export');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(files).map((content) => strFromU8(content));
};
/** A hand adds fen to a balance that were never booked. */
const forge = (amount: number) =>
  app.services.db.transaction((tx) =>
    tx.query('UPDATE ledger_accounts SET balance = balance + ? WHERE user_id = ?', [
      ...[amount, shopper.viewerId],
    ]),
  );
/** The balance becomes what was booked. */
const unforge = () =>
  app.services.db.transaction((tx) =>
    tx.query(
      `UPDATE ledger_accounts SET balance =
         (SELECT COALESCE(SUM(amount), 0) FROM postings WHERE account_code = code)
        WHERE user_id = ?`,
      [shopper.viewerId],
    ),
  );
const mend = () => [
  ...['ledger', 'mend', `fund:${shopper.viewerId}`, '--keep', 'postings'],
  ...['--reason', 'A hand added 7 fen', '--by', 'Lin'],
];
const proposed = async () => {
  await forge(7);
  const { out } = await operate(app, ...mend());
  return /LM\d{8}-\d{8}/.exec(out)![0];
};
const employee = async () => {
  const address = `${newId().toLowerCase()}@staff.example`;
  await operate(app, 'staff', 'add', address, 'Emil', 'EDITOR');
  return address;
};
const newShelf = async () => {
  const name = `A-${String(Date.now()).slice(-6)}${newId().slice(-4)}`;
  const { out } = await operate(app, 'shelf', 'add', name);
  return / code (\S+)\.$/m.exec(out)![1]!;
};
const itemOnNoShelf = async () => {
  const { id } = await buildStoredItem(app, shopper);
  return (await app.services.db.read.findOneByOrFail(ItemLabel, { storedItemId: id })).code;
};
const measured = ['--grams', '480', '--size', '300x200x100'];
const because = ['--reason', 'Told by phone'];

/** Prepares what a command changes, and returns its arguments. */
type Prepare = () => Promise<readonly string[]>;

/** Every command that changes something: the action it records, and a case of it. */
const changing: readonly (readonly [command: string, action: AuditAction, prepare: Prepare])[] = [
  ['purchase', 'ORDER_PURCHASED', async () => [await order({ status: 'PAID' })]],
  [
    'courier',
    'COURIER_NUMBERS_NOTED',
    async () => {
      const { itemIds } = await buildOrder(app, shopper, { status: 'PAID' });
      const { shopOrderNumber } = await buildShopPurchase(app, itemIds);
      return [shopOrderNumber!, `KX${newId().slice(-12)}`];
    },
  ],
  [
    'question ask',
    'QUESTION_ASKED',
    async () => [await order({ status: 'PAID' }), '1', '--price', '99.00'],
  ],
  [
    'question ask',
    'PRICE_LOWERED',
    async () => [await order({ status: 'PAID' }), '1', '--price', '1.00'],
  ],
  [
    'question withdraw',
    'QUESTION_WITHDRAWN',
    async () => [(await buildQuestion(app, shopper)).order.number, '1'],
  ],
  [
    'receive',
    'ITEM_RECEIVED',
    async () => [await order({ status: 'PROCESSING' }), '1', ...measured],
  ],
  ['shelf add', 'SHELF_ADDED', () => Promise.resolve([`B-${newId().slice(-8)}`])],
  ['shelf retire', 'SHELF_RETIRED', async () => [await newShelf()]],
  ['shelf put', 'ITEM_SHELVED', async () => [await itemOnNoShelf(), await newShelf()]],
  ['shelf count', 'SHELF_COUNTED', async () => [await newShelf()]],
  [
    'ship',
    'PACKAGE_SHIPPED',
    async () => [
      (await buildPackage(app, shopper)).number,
      ...['--carrier', 'DHL', '--tracking', `JD${newId()}`],
    ],
  ],
  [
    'correct item',
    'ITEM_CORRECTED',
    async () => [await order({ status: 'IN_STOCK' }), '1', '--grams', '580', ...because],
  ],
  [
    'correct package',
    'TRACKING_CORRECTED',
    async () => [
      (await buildPackage(app, shopper, 'PENDING_RECEIPT')).number,
      ...['--tracking', `JD${newId()}`],
    ],
  ],
  ['refund approve', 'REFUND_APPROVED', async () => [await order({ status: 'REFUND_PROCESSING' })]],
  [
    'refund decline',
    'REFUND_DECLINED',
    async () => [await order({ status: 'REFUND_PROCESSING' }), ...because],
  ],
  ['refund item', 'ITEM_REFUNDED', async () => [await order({ status: 'PAID' }), '1']],
  ['remittance confirm', 'REMITTANCE_CONFIRMED', async () => [await remittance()]],
  ['remittance decline', 'REMITTANCE_DECLINED', async () => [await remittance(), ...because]],
  [
    'withdrawal confirm',
    'WITHDRAWAL_CONFIRMED',
    async () => [(await buildWithdrawal(app, shopper)).number, '--by-hand'],
  ],
  [
    'withdrawal decline',
    'WITHDRAWAL_DECLINED',
    async () => [(await buildWithdrawal(app, shopper)).number, ...because],
  ],
  ['unclaimed return', 'UNCLAIMED_RETURNED', async () => [await unclaimed()]],
  ['credit', 'FUND_CREDITED', () => Promise.resolve([email, '12.00', '--remark', 'Transfer'])],
  ['emails retry', 'EMAILS_RETRIED', () => Promise.resolve([])],
  [
    'ledger mend',
    'MEND_PROPOSED',
    async () => {
      await forge(7);
      return mend().slice(2);
    },
  ],
  ['ledger confirm', 'MEND_CONFIRMED', async () => [await proposed(), '--by', 'Ada']],
  [
    'ledger lift',
    'FREEZE_LIFTED',
    async () => {
      await buildPaymentFreeze(app);
      return because;
    },
  ],
  ['config set', 'SETTING_CHANGED', () => Promise.resolve(['paymentHours', '30'])],
  ['config reset', 'SETTING_RESET', () => Promise.resolve(['paymentHours'])],
  [
    'restricted-goods set',
    'RESTRICTED_GOODS_CHANGED',
    () => Promise.resolve(['FOOD', '--lines', 'ocean']),
  ],
  ['restricted-goods reset', 'RESTRICTED_GOODS_RESET', () => Promise.resolve(['FOOD'])],
  [
    'delivery-line set',
    'DELIVERY_LINE_CHANGED',
    () => Promise.resolve(['ocean', '--price', 'EUROPE=65+14']),
  ],
  [
    'article write',
    'ARTICLE_WRITTEN',
    () => Promise.resolve(['59', '--en', file('article.md', '# How to buy\n\nPaste a link.')]),
  ],
  ['article publish', 'ARTICLE_PUBLISHED', () => Promise.resolve(['59', '2'])],
  ['article restore', 'ARTICLE_RESTORED', () => Promise.resolve(['59', '1'])],
  ['review reply', 'REVIEW_REPLIED', async () => [await review(), 'Thank you']],
  ['review hide', 'REVIEW_HIDDEN', async () => [await review()]],
  ['review show', 'REVIEW_SHOWN', async () => [await review()]],
  ['review approve', 'PICTURE_APPROVED', async () => [await review()]],
  ['review refuse', 'PICTURE_REFUSED', async () => [await review(), ...because]],
  [
    'message',
    'MESSAGE_SENT',
    () => {
      const texts = ['--en', file('news.txt', 'News\nRead'), '--zh', file('zh.txt', '新闻\n读')];
      return Promise.resolve(['--all', ...texts]);
    },
  ],
  [
    'staff add',
    'STAFF_ADDED',
    () => Promise.resolve([`${newId().toLowerCase()}@staff.example`, 'Emil', 'EDITOR']),
  ],
  ['staff roles', 'STAFF_ROLES_SET', async () => [await employee(), 'BUYER', ...because]],
  ['staff suspend', 'STAFF_SUSPENDED', async () => [await employee(), ...because]],
  ['staff reset', 'STAFF_RESET_LINK_MADE', async () => [await employee(), ...because]],
  ['staff sessions', 'STAFF_SESSIONS_ENDED', async () => [await employee(), ...because]],
];

/** Every command that only reads. */
const reading: Readonly<Record<string, readonly string[]>> = {
  work: [],
  find: ['teapot'],
  'question list': [],
  'remittance list': [],
  'withdrawal list': [],
  'unclaimed list': [],
  alerts: [],
  'ledger verify': ['--full'],
  'ledger mends': [],
  status: [],
  log: ['--by', 'root'],
  'config list': [],
  'config show': ['paymentHours'],
  'config get': ['paymentHours'],
  'restricted-goods list': [],
  'restricted-goods try': ['knife'],
  'delivery-line list': [],
  'article list': [],
  'article show': ['59'],
  'article preview': ['59'],
  'article versions': ['59'],
  'review list': [],
  'shelf list': [],
  'staff list': [],
};

/** Actions of the console alone, each with the story that demands its entry. */
const ofConsole: Readonly<Partial<Record<AuditAction, string>>> = {
  CONTACT_OPENED: 'staff-find',
  SHOP_PURCHASE_RECORDED: 'shop-purchases',
  SHELVING_UNDONE: 'shelves-console',
  LABEL_PRINTED: 'labels',
};

/** It fills an empty database, whose log is that of the backup; `backup` needs a program of MySQL. */
const ofWholeDatabases = ['backup', 'restore'];

function leaves(): string[] {
  const program = buildProgram(
    () => Promise.resolve(),
    () => {
      throw new Error('Nothing is restored');
    },
  );
  const below = (command: typeof program, name: string): string[] =>
    command.commands.length === 0
      ? [name]
      : command.commands.flatMap((child) => below(child, `${name} ${child.name()}`.trim()));
  return below(program, '');
}

test('every command is known to change something, or to change nothing (SC-01)', () => {
  const known = [...changing.map(([command]) => command), ...Object.keys(reading)];
  expect([...new Set([...known, ...ofWholeDatabases])].sort()).toEqual(leaves().sort());
});

/** The head is set back, so that the number of the next entry is taken. */
const setHead = (number: number) =>
  app.services.db.transaction((tx) => tx.query('UPDATE audit_head SET number = ?', [number]));

describe('The operator’s command', () => {
  it.each(changing)(
    '"%s" leaves one entry, %s, or changes nothing',
    async (command, action, prepare) => {
      if ((await entries()).length === 0) await employee();
      const args = [...command.split(' '), ...(await prepare())];
      const written = await entries();

      await setHead(0);
      const before = await wholeDatabase(app);
      expect((await operate(app, ...args)).exitCode).not.toBe(0);
      expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
      await setHead(written.length);

      expect(await operate(app, ...args)).toMatchObject({ exitCode: 0, err: '' });
      const [entry, ...others] = (await entries()).slice(written.length);
      expect(others).toEqual([]);
      const actor = { actorKind: 'COMMAND', actorName: userInfo().username, actorId: null };
      expect(entry).toMatchObject({ ...actor, action, subjectKind: auditActions[action] });
      expect(entry!.subjectId).not.toBe('');
    },
  );

  it.each(Object.entries(reading))('"%s" leaves none', async (command, args) => {
    const written = await entries();
    await operate(app, ...command.split(' '), ...args);
    expect(await entries()).toEqual(written);
  });
});

describe('The audit log', () => {
  it('knows no action without a command, or a story of the console', async () => {
    const own = Object.keys(auditActions).filter(
      (action) => auditActions[action as AuditAction] !== 'STAFF',
    );
    const covered = [...changing.map(([, action]) => action), ...Object.keys(ofConsole)];
    expect(own.filter((action) => !covered.includes(action))).toEqual([]);
    for (const [action, story] of Object.entries(ofConsole))
      expect(readFileSync(join(__dirname, `${story}.story.test.ts`), 'utf8')).toContain(action);
    const broken = (await app.services.checkInvariants()).filter(({ invariant }) =>
      invariant.includes('audit log'),
    );
    expect(broken).toEqual([expect.objectContaining({ violations: [] })]);
  });

  it('has nothing that a shopper wrote, nor how to reach them', async () => {
    const rows = JSON.stringify(await entries());
    expect(rows).not.toMatch(/@shopper\.example|Anna|Lovelace|\+49|teapot|Whole|Wrong colour/i);
  });

  it('has no entry of what shoppers do by the same code', async () => {
    const { id } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    const written = (await entries()).length;
    await shopper.run(CANCEL_REQUEST, { id });
    expect(await entries()).toHaveLength(written);
  });

  it('is never told to shoppers: no answer, export or email has the name of staff (A11)', async () => {
    const { id } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    await buildOrder(app, shopper, { status: 'REFUNDED' });
    const { name, staffId, station } = clerk;
    const told = [
      await shopper.run(
        `query ($id: ID!) {
        package(id: $id) { timeline { event actor note label } }
        orders { items { timeline { event actor note label } } }
        notifications(first: 50) { edges { node { title body } } }
      }`,
        { id },
      ),
      await exported(),
      await writtenEmails(app),
    ];
    for (const answer of told)
      for (const secret of [name, staffId, station!])
        expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.stringify(told[1])).toContain(email);
    expect(await entries()).toContainEqual(expect.objectContaining({ actorName: name }));
  });

  it('is listed by the operator, and read page by page', async () => {
    const number = await order({ status: 'PROCESSING' });
    const { out } = await operate(app, 'log', '--about', number);
    expect(out).toMatch(
      new RegExp(
        `^NUMBER .*\n\\d+ .*Z  Klara Lagerist \\(Bench 1\\)  ORDER_PURCHASED  ${number}  status PAID → PROCESSING, items 1.*\n$`,
      ),
    );
    const filter = { actor: userInfo().username, action: 'STAFF_ADDED' } as const;
    const all = await auditLogPage(app.services, { filter, first: 100 });
    const [first, second] = all.entries;
    const page = await auditLogPage(app.services, { filter, first: 1 });
    expect(page).toEqual({ entries: [first], endCursor: first!.number });
    const next = await auditLogPage(app.services, { filter, first: 1, after: page.endCursor! });
    expect(next.entries).toEqual([second]);
    expect(all.endCursor).toBeNull();
    const at = first!.at;
    const none = { from: new Date(at.getTime() + 1), to: new Date(at.getTime() + 2) };
    expect((await auditLogPage(app.services, { filter: none, first: 1 })).entries).toEqual([]);
    const byId = { actor: clerk.staffId, subject: number };
    expect((await auditLogPage(app.services, { filter: byId, first: 9 })).entries).toHaveLength(1);
  });
});
