import { auditActions } from '../../platform/audit/audit-actions';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { emailsTo } from '../emails';
import {
  codeOf,
  confirmDocument,
  employ,
  signInDocument,
  STAFF_PASSWORD,
  STAFF_URL,
  startWithConsole,
  type Employee,
} from '../builders/staff';
import { operate } from '../run-operator';
import type { StaffClient } from '../staff-client';
import type { TestApp } from '../test-app';

let app: TestApp;
let owner: Employee;

beforeAll(async () => {
  app = await startWithConsole();
  owner = await employ(app, 'OWNER');
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.clock.advance(60_000));

const VIEWER = '{ viewer { name state rights { area access } locksAt } }';
const MEMBERS = '{ staffMembers { id email status roles hasFactor sessions { id } } }';
const REDEEM = `mutation Redeem($token: String!, $password: String!) {
  redeemStaffLink(input: { token: $token, password: $password }) { viewer { name state } }
}`;
const change = (name: string) => `mutation Change($id: ID!, $reason: String!) {
  ${name}(input: { id: $id, reason: $reason }) { member { status sessions { id } } }
}`;
const ROLES = `mutation Roles($id: ID!, $roles: [StaffRole!]!) {
  setStaffRoles(input: { id: $id, roles: $roles, reason: "a new task" }) { member { roles } }
}`;
const RESET = `mutation Reset($id: ID!, $withoutFactor: Boolean!) {
  resetStaffAccess(input: { id: $id, reason: "lost phone", withoutFactor: $withoutFactor }) { link }
}`;

const codeOfRefusal = async (browser: StaffClient, query: string, variables = {}) =>
  (await browser.refusal(query, variables)).extensions.code;
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const signIn = (email: string, password = STAFF_PASSWORD) => {
  const browser = app.newStaffBrowser();
  return { browser, answer: browser.ask(signInDocument, { email, password }) };
};
const entries = () => app.services.db.read.find(AuditEntry, { order: { number: 'ASC' } });

describe('The first owner', () => {
  it('is added by the command line, which prints where to choose a password', async () => {
    const { exitCode, out } = await operate(
      app,
      'staff',
      'add',
      'first@staff.example',
      'Fen',
      'OWNER',
    );
    expect(exitCode).toBe(0);
    const [link = ''] = /https:\S+/.exec(out) ?? [];
    expect(link.startsWith(`${STAFF_URL}/join?token=`)).toBe(true);
    const browser = app.newStaffBrowser();
    const token = tokenOf(link);
    const short = await browser.refusal(REDEEM, { token, password: 'short' });
    expect(Object.values(short.extensions.fields ?? {})).toEqual(['Enter at least 12 characters']);
    const { redeemStaffLink } = await browser.run(REDEEM, { token, password: STAFF_PASSWORD });
    expect(redeemStaffLink.viewer).toEqual({ name: 'Fen', state: 'ENROL' });
    expect(
      await codeOfRefusal(app.newStaffBrowser(), REDEEM, { token, password: STAFF_PASSWORD }),
    ).toBe('LINK_USED');
  });
});

describe('An invited person', () => {
  const INVITE = `mutation Invite($email: EmailAddress!, $roles: [StaffRole!]!) {
    inviteStaff(input: { email: $email, name: "Carla", roles: $roles, language: "zh" }) {
      member { id status roles }
    }
  }`;

  it('gets a mail in their language, chooses a password and works at once without a second factor', async () => {
    const email = 'carla@staff.example';
    const { inviteStaff } = await owner.browser.run(INVITE, { email, roles: ['CLERK'] });
    expect(inviteStaff.member).toMatchObject({ status: 'INVITED', roles: ['CLERK'] });
    expect((await signIn(email).answer).errors?.[0]?.extensions.code).toBe('WRONG_CREDENTIALS');
    const [mail] = await emailsTo(app, email);
    expect(mail?.text).toContain('员工工作台');
    const [link = ''] = /https:\/\/staff\S+/.exec(mail?.text ?? '') ?? [];
    const browser = app.newStaffBrowser();
    const { redeemStaffLink } = await browser.run(REDEEM, {
      ...{ token: tokenOf(link), password: STAFF_PASSWORD },
    });
    expect(redeemStaffLink.viewer).toEqual({ name: 'Carla', state: 'READY' });
    const { viewer } = await browser.run(VIEWER);
    const rights = new Map(
      viewer.rights.map((one: { area: string; access: string }) => [one.area, one.access]),
    );
    expect(rights.get('RECEIVING')).toBe('DO');
    expect(rights.get('BUYING')).toBe('READ');
    expect(rights.has('STAFF')).toBe(false);
  });

  it('cannot be invited twice', async () => {
    const email = 'Carla@Staff.example';
    expect(await codeOfRefusal(owner.browser, INVITE, { email, roles: ['BUYER'] })).toBe(
      'STAFF_EMAIL_TAKEN',
    );
  });
});

describe('The second factor', () => {
  it('is demanded of owner and bookkeeper before anything else', async () => {
    const { browser } = await employ(app, 'BOOKKEEPER');
    expect((await browser.run(VIEWER)).viewer.state).toBe('READY');
    const again = signIn(owner.email);
    expect((await again.answer).data.signIn.viewer.state).toBe('FACTOR');
    expect(await codeOfRefusal(again.browser, MEMBERS)).toBe('FACTOR_REQUIRED');
    expect(await codeOfRefusal(again.browser, confirmDocument, { code: '000000' })).toBe(
      'FACTOR_WRONG',
    );
    await again.browser.run(confirmDocument, { code: codeOf(app, owner.secret) });
    await again.browser.run(MEMBERS);
  });

  it('takes no code twice, whoever has read it', async () => {
    const code = codeOf(app, owner.secret);
    const first = signIn(owner.email);
    await first.answer;
    await first.browser.run(confirmDocument, { code });
    const second = signIn(owner.email);
    await second.answer;
    expect(await codeOfRefusal(second.browser, confirmDocument, { code })).toBe('FACTOR_WRONG');
  });

  it('is replaced by a recovery code, once', async () => {
    const fresh = await employ(app, 'SUPPORT');
    await owner.browser.run(ROLES, { id: fresh.id, roles: ['SUPPORT', 'BOOKKEEPER'] });
    const { secret } = (await fresh.browser.run('{ beginFactor { secret uri } }')).beginFactor;
    const set = await fresh.browser.run(confirmDocument, { code: codeOf(app, secret), secret });
    const [recovery] = set.confirmFactor.recoveryCodes;
    expect(set.confirmFactor.recoveryCodes).toHaveLength(10);
    const lost = signIn(fresh.email);
    await lost.answer;
    await lost.browser.run(confirmDocument, { code: ` ${recovery.toLowerCase()} ` });
    const twice = signIn(fresh.email);
    await twice.answer;
    expect(await codeOfRefusal(twice.browser, confirmDocument, { code: recovery })).toBe(
      'FACTOR_WRONG',
    );
  });

  it('is guessed eight times at most', async () => {
    const { browser, answer } = signIn(owner.email);
    await answer;
    const codes: string[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      codes.push(await codeOfRefusal(browser, confirmDocument, { code: `00000${guess}` }));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('A session', () => {
  it('locks after 30 minutes without a person, and opens by the password', async () => {
    const { browser, email } = await employ(app, 'PACKER');
    app.clock.advance(29 * 60_000);
    await browser.run(VIEWER);
    app.clock.advance(20 * 60_000);
    const background = { headers: { 'x-tidebox-staff': 'background' } };
    expect((await browser.ask(VIEWER, {}, background)).data.viewer.state).toBe('READY');
    app.clock.advance(11 * 60_000);
    expect((await browser.run(VIEWER)).viewer.state).toBe('LOCKED');
    expect(await codeOfRefusal(browser, MEMBERS)).toBe('SESSION_LOCKED');
    // An app of whoever found the bench opens nothing.
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const ownApp = { secret, code: codeOf(app, secret) };
    expect(await codeOfRefusal(browser, '{ beginFactor { secret } }')).toBe('SESSION_LOCKED');
    expect(await codeOfRefusal(browser, confirmDocument, ownApp)).toBe('SESSION_LOCKED');
    const UNLOCK =
      'mutation Unlock($password: String!) { unlock(input: { password: $password }) { viewer { state } } }';
    expect(await codeOfRefusal(browser, UNLOCK, { password: 'wrong' })).toBe('WRONG_CREDENTIALS');
    const { unlock } = await browser.run(UNLOCK, { password: STAFF_PASSWORD });
    expect(unlock.viewer.state).toBe('READY');
    expect(email).toBeTruthy();
  });

  it('has the name of its bench, in any script', async () => {
    const { email } = await employ(app, 'CLERK');
    const station = { headers: { 'x-station': encodeURIComponent('收货台 1') } };
    const browser = app.newStaffBrowser();
    await browser.ask(signInDocument, { email, password: STAFF_PASSWORD }, station);
    expect((await browser.run('{ viewer { station } }')).viewer.station).toBe('收货台 1');
    const odd = await browser.ask(
      '{ viewer { station } }',
      {},
      { headers: { 'x-station': '%E4%' } },
    );
    expect(odd.data.viewer.station).toBe('收货台 1');
  });

  it('ends after 12 hours, and by signing out', async () => {
    const { browser } = await employ(app, 'EDITOR');
    const thief = browser.thief();
    await browser.run('mutation SignOut { signOut { viewer { id } } }');
    expect((await thief.run(VIEWER)).viewer).toBeNull();
    const night = await employ(app, 'EDITOR');
    app.clock.advance(12 * 3_600_000);
    expect((await night.browser.run(VIEWER)).viewer).toBeNull();
    owner = await employ(app, 'OWNER');
  });
});

describe('An owner', () => {
  it('suspends a person, whose next request is refused (A7)', async () => {
    const { browser, id, email } = await employ(app, 'BUYER');
    const { suspendStaff } = await owner.browser.run(change('suspendStaff'), {
      id,
      reason: 'left us',
    });
    expect(suspendStaff.member).toEqual({ status: 'SUSPENDED', sessions: [] });
    expect((await browser.run(VIEWER)).viewer).toBeNull();
    expect((await signIn(email).answer).errors?.[0]?.extensions.code).toBe('WRONG_CREDENTIALS');
    expect(
      await codeOfRefusal(owner.browser, change('suspendStaff'), { id, reason: 'again' }),
    ).toBe('STAFF_STATUS_FORBIDS');
    await owner.browser.run(change('reinstateStaff'), { id, reason: 'came back' });
    expect((await signIn(email).answer).data.signIn.viewer.state).toBe('READY');
  });

  it('cannot be the last one to go, also not when two suspend each other at once', async () => {
    await operate(app, 'staff', 'suspend', 'first@staff.example', '--reason', 'test');
    const everybody = (await owner.browser.run(MEMBERS)).staffMembers as {
      id: string;
      roles: string[];
      status: string;
    }[];
    const owners = everybody.filter(
      ({ roles, status }) => roles.includes('OWNER') && status === 'ACTIVE',
    );
    for (const { id } of owners.filter((one) => one.id !== owner.id))
      await owner.browser.run(change('suspendStaff'), { id, reason: 'test' });
    expect(
      await codeOfRefusal(owner.browser, change('suspendStaff'), { id: owner.id, reason: 'me' }),
    ).toBe('LAST_OWNER');
    expect(await codeOfRefusal(owner.browser, ROLES, { id: owner.id, roles: ['BUYER'] })).toBe(
      'LAST_OWNER',
    );
    const other = await employ(app, 'OWNER');
    const answers = await Promise.all([
      owner.browser.ask(change('suspendStaff'), { id: other.id, reason: 'first' }),
      other.browser.ask(change('suspendStaff'), { id: owner.id, reason: 'first' }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    owner = answers[0]?.errors ? other : owner;
  });

  it('hands over a link when password and phone are lost, which ends every session', async () => {
    const { browser, id } = await employ(app, 'BOOKKEEPER');
    const { link } = (await owner.browser.run(RESET, { id, withoutFactor: true })).resetStaffAccess;
    const next = app.newStaffBrowser();
    const password = 'another long password';
    const { redeemStaffLink } = await next.run(REDEEM, { token: tokenOf(link), password });
    expect(redeemStaffLink.viewer.state).toBe('ENROL');
    expect((await browser.run(VIEWER)).viewer).toBeNull();
  });
});

describe('The audit log', () => {
  it('has one row with a name for each of these changes, in an unbroken chain', async () => {
    const log = await entries();
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
    expect(log.every(({ actorName }) => actorName !== '')).toBe(true);
    expect([...new Set(log.map(({ action }) => action))].sort()).toEqual(
      Object.entries(auditActions)
        .filter(([, subject]) => subject === 'STAFF')
        .map(([action]) => action)
        .filter((action) => action !== 'STAFF_SESSIONS_ENDED' && action !== 'STAFF_RESET_LINK_MADE')
        .sort(),
    );
    const broken = await app.services.checkInvariants();
    expect(broken.flatMap(({ violations }) => violations)).toEqual([]);
  });

  it('is read by an owner, narrowed to a person, an action or a thing, part by part', async () => {
    const LOG = `query Log($by: String, $action: String, $first: Int, $before: Int) {
      auditLog(by: $by, action: $action, first: $first, before: $before) {
        endCursor entries { number actor action about reason }
      }
    }`;
    type Entry = { number: number; action: string };
    const { auditLog: suspended } = await owner.browser.run(LOG, { action: 'STAFF_SUSPENDED' });
    const actions = (suspended.entries as Entry[]).map(({ action }) => action);
    expect(new Set(actions)).toEqual(new Set(['STAFF_SUSPENDED']));
    const { auditLog: newest } = await owner.browser.run(LOG, { first: 2 });
    const { auditLog: next } = await owner.browser.run(LOG, { first: 2, before: newest.endCursor });
    const numbers = [...newest.entries, ...next.entries].map(({ number }: Entry) => number);
    expect(numbers).toEqual([0, 1, 2, 3].map((back) => numbers[0]! - back));
    const refused = await owner.browser.refusal(LOG, { action: 'NO_SUCH_ACTION' });
    expect(refused.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('tells which row was altered, and which is missing', async () => {
    const { owner: database } = app.services.db;
    await database.query("UPDATE audit_log SET actor_name = 'Nobody' WHERE number = 3");
    await database.query('DELETE FROM audit_log WHERE number = 5');
    const found = (await app.services.checkInvariants()).flatMap(({ violations }) => violations);
    expect(found).toEqual(['entry 3 is not as it was written', 'entry 5 is missing']);
  });
});
