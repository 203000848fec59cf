import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrder } from '../builders/order';
import { emailsTo } from '../emails';
import { operate } from '../run-operator';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PREFERENCES = '{ viewer { emailPreferences { kind isOn } } }';
const SET = `mutation ($kind: NotificationKind!, $isOn: Boolean!) {
  setEmailPreference(input: { kind: $kind, isOn: $isOn }) {
    viewer { id emailPreferences { kind isOn } }
  }
}`;
const NEWEST = `{ viewer { unreadNotificationCount } notifications(first: 1) { edges { node {
  kind title body targetKind targetId
} } } }`;

interface Preference {
  readonly kind: string;
  readonly isOn: boolean;
}
const off = (preferences: readonly Preference[]) =>
  preferences.filter(({ isOn }) => !isOn).map(({ kind }) => kind);

describe('A shopper chooses which emails come', () => {
  it('all at first; what is switched off is told on the site alone', async () => {
    const email = 'quiet@example.com';
    const shopper = await app.newShopper(email);
    const { viewer } = await shopper.run(PREFERENCES);
    expect(viewer.emailPreferences).toHaveLength(19);
    expect(off(viewer.emailPreferences)).toEqual([]);

    const { setEmailPreference } = await shopper.run(SET, { kind: 'ORDER_PAID', isOn: false });
    expect(off(setEmailPreference.viewer.emailPreferences)).toEqual(['ORDER_PAID']);
    await shopper.run(SET, { kind: 'PACKAGE_SHIPPED', isOn: false });
    await shopper.run(SET, { kind: 'PACKAGE_SHIPPED', isOn: true });

    await buildOrder(app, shopper, { status: 'IN_STOCK' });
    const subjects = (await emailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/is complete in our warehouse/),
      expect.stringMatching(/was added to your balance/),
      'Welcome to Tidebox',
    ]);
    expect((await shopper.run(NEWEST)).viewer.unreadNotificationCount).toBe(3);
  });

  it('over REST as well, and nobody else’s emails change', async () => {
    const shopper = await app.newShopper();
    const stranger = await app.newShopper();
    const body = { kind: 'STORAGE_REMINDER', is_on: false };
    const set = await callRest(shopper, 'post', '/email_preferences', { body });
    expect(set.body.data).toContainEqual(body);
    const read = await callRest(shopper, 'get', '/email_preferences');
    expect(read.body.data).toEqual(set.body.data);
    expect(off((await stranger.run(PREFERENCES)).viewer.emailPreferences)).toEqual([]);
  });

  it.each(['ITEM_ARRIVED', 'MESSAGE'])('but not %s, which is never mailed', async (kind) => {
    const shopper = await app.newShopper();
    const refusal = await shopper.refusal(SET, { kind, isOn: false });
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { kind: 'Choose one of the offered values' },
    });
  });
});

describe('An operator writes to shoppers', () => {
  const file = (name: string, text: string) => {
    const path = join(app.varDir, name);
    writeFileSync(path, text);
    return path;
  };
  const words = () => [
    ...['--en', file('en.txt', 'Holidays\n\nWe are closed {from} May.')],
    ...['--zh', file('zh.txt', '放假通知\n五月休息。')],
  ];
  const newest = async (shopper: Awaited<ReturnType<TestApp['newShopper']>>) =>
    (await shopper.run(NEWEST)).notifications.edges[0]?.node;

  it('to one, in their language; it leads nowhere', async () => {
    const shopper = await app.newShopper('one@example.com');
    const { out } = await operate(app, 'message', '--to', 'one@example.com', ...words());
    expect(out).toContain('Written to 1');
    expect(await newest(shopper)).toEqual({
      ...{ kind: 'MESSAGE', title: 'Holidays', body: 'We are closed {from} May.' },
      ...{ targetKind: 'NONE', targetId: null },
    });
    expect(await newest(shopper.speaking('zh'))).toMatchObject({ title: '放假通知' });
  });

  it('to all, and with the same key to nobody twice', async () => {
    const shopper = await app.newShopper();
    const first = JSON.parse(
      (await operate(app, 'message', '--all', ...words(), '--json')).out,
    ) as { count: number; key: string };
    expect(first.count).toBeGreaterThan(2);
    const late = await app.newShopper();
    const again = await operate(app, 'message', '--all', ...words(), '--key', first.key, '--json');
    expect(JSON.parse(again.out)).toEqual({ count: 1, key: first.key });
    for (const one of [shopper, late])
      expect((await one.run(NEWEST)).viewer.unreadNotificationCount).toBe(1);
  });

  it.each([
    [['--to', 'nobody@example.com'], 'NOT_FOUND', 1],
    [['--all', '--key', 'x'], 'key: expected the key', 1],
    [[], 'say --to <email> or --all', 2],
    [['--all', '--to', 'one@example.com'], 'cannot be used with', 2],
  ])('and cannot write to %p', async (to, message, code) => {
    const { exitCode, err } = await operate(app, 'message', ...to, ...words());
    expect(err).toContain(message);
    expect(exitCode).toBe(code);
  });

  it('and must write in both languages', async () => {
    const en = file('title.txt', 'Only a title');
    const args = ['--to', 'one@example.com', '--en', en, '--zh', en];
    expect((await operate(app, 'message', ...args)).err).toContain('bodyEn: ');
  });
});
