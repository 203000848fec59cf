import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { graphQLSchema } from '../../app/graphql/schema';
import { staffSchema } from '../../app/staff/staff-schema';
import { newId } from '../../kernel/ids';
import {
  accessOf,
  staffRoles,
  type Access,
  type StaffArea,
  type StaffRole,
} from '../../modules/staff/public';
import { readConfig } from '../../platform/config';
import {
  employ,
  signInDocument,
  STAFF_URL,
  startWithConsole,
  type Employee,
} from '../builders/staff';
import { persist, type CallOptions, type StaffClient } from '../staff-client';
import { startTestApp, type TestApp } from '../test-app';
import { changedTables, wholeDatabase } from '../whole-database';

let app: TestApp;
let staff: ReadonlyMap<StaffRole, Employee>;

beforeAll(async () => {
  app = await startWithConsole();
  staff = new Map(
    await Promise.all(staffRoles.map(async (role) => [role, await employ(app, role)] as const)),
  );
}, 120_000);
afterAll(() => app.stop());
beforeEach(() => app.clock.advance(20_000));

interface Operation {
  readonly name: string;
  readonly needs: string;
  readonly document: string;
}

/** Every operation of the staff's schema, called with values of the right form that mean nothing. */
function operations(): Operation[] {
  const schema = staffSchema();
  return (['Query', 'Mutation'] as const).flatMap((kind) => {
    const fields = Object.values(
      (kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    );
    return fields.map((field) => ({
      name: field.name,
      needs: / Needs ([A-Z_ ]+)\.$/.exec(field.description ?? '')?.[1] ?? 'NOBODY',
      document: `${kind.toLowerCase()} Try { ${field.name}${argumentsOf(field)} { __typename } }`,
    }));
  });
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  const given = args.map(({ name, type }) => `${name}: ${literalOf(type)}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  const literals: Readonly<Record<string, string>> = {
    ...{ Boolean: 'true', Int: '1', ID: `"${newId()}"`, EmailAddress: '"new@staff.example"' },
    ...{ DateTime: '"2026-01-01T00:00:00Z"', Money: '100' },
  };
  return literals[type.name] ?? '"en"';
}

const guarded = () => operations().filter(({ needs }) => needs !== 'NOBODY');

async function codesOf(browser: StaffClient, options: CallOptions = {}) {
  const codes: [name: string, code: string | undefined][] = [];
  for (const { name, document } of guarded()) {
    app.clock.advance(1_000);
    const { errors } = await browser.ask(document, {}, options);
    codes.push([name, errors?.[0]?.extensions.code]);
  }
  return codes;
}

const all = (code: string) => guarded().map(({ name }) => [name, code]);

describe('Each operation of the staff (A2)', () => {
  it('says in the schema whom it is for; few are for everybody', () => {
    const open = operations().filter(({ needs }) => needs === 'NOBODY');
    expect(open.map(({ name }) => name).sort()).toEqual([
      'redeemStaffLink',
      'signIn',
      'staffLink',
      'viewer',
    ]);
  });

  it('refuses a guest, a shopper by token and by cookie, and writes nothing', async () => {
    const shopper = await app.newShopper();
    const before = await wholeDatabase(app);
    const browser = app.newStaffBrowser();
    const token = shopper.token ?? '';
    expect(await codesOf(browser)).toEqual(all('STAFF_SIGN_IN'));
    const asShopper = [
      { authorization: token },
      { authorization: `Bearer ${token}` },
      { cookie: `__Host-tidebox-staff=${token}; token=${token}` },
    ];
    for (const headers of asShopper)
      expect(await codesOf(browser, { headers })).toEqual(all('STAFF_SIGN_IN'));
    expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
  });

  it('refuses each role that lacks its right, and writes nothing but that somebody works', async () => {
    const order: readonly Access[] = ['NONE', 'READ', 'ASK', 'CONFIRMED', 'DO'];
    for (const [role, { browser }] of staff) {
      await browser.run('{ viewer { id } }');
      const before = await wholeDatabase(app);
      const wrong: string[] = [];
      for (const { name, needs, document } of guarded().filter((one) => one.needs.includes(' '))) {
        const [area, access] = needs.split(' ') as [StaffArea, Access];
        if (order.indexOf(accessOf([role], area)) >= order.indexOf(access)) continue;
        const { errors } = await browser.ask(document);
        const code = errors?.[0]?.extensions.code;
        if (code !== 'RIGHT_MISSING') wrong.push(`${role} ${name}: ${code}`);
      }
      expect(wrong).toEqual([]);
      expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
    }
  });

  it('refuses a session that has ended, and one of a suspended person', async () => {
    const { browser, id } = await employ(app, 'OWNER');
    const { browser: late } = await employ(app, 'OWNER');
    const suspend = `mutation Suspend($id: ID!) {
      suspendStaff(input: { id: $id, reason: "test" }) { member { status } }
    }`;
    await late.run(suspend, { id });
    expect(await codesOf(browser)).toEqual(all('STAFF_SIGN_IN'));
    app.clock.advance(12 * 3_600_000);
    const before = await wholeDatabase(app);
    expect(await codesOf(late)).toEqual(all('STAFF_SIGN_IN'));
    expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
    staff = new Map(
      await Promise.all(staffRoles.map(async (role) => [role, await employ(app, role)] as const)),
    );
  });
});

describe('A call with the cookie (A4)', () => {
  it.each([
    ['of another origin', { origin: 'https://tidebox.example' }],
    ['without an origin', { origin: undefined }],
    ['without our header', { 'x-tidebox-staff': undefined }],
  ])('%s is refused', async (_, headers) => {
    const { browser } = staff.get('OWNER')!;
    const { status, errors } = await browser.ask('{ viewer { id } }', {}, { headers });
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'REQUEST_NOT_OURS']);
  });

  it('is refused with the text of a document, an unknown hash, or as a GET', async () => {
    const { browser } = staff.get('OWNER')!;
    const send = async (body: object, method = 'POST', query = '') => {
      const response = await fetch(`${browser.url}/graphql${query}`, {
        method,
        headers: {
          'content-type': 'application/json',
          origin: STAFF_URL,
          'x-tidebox-staff': '1',
          cookie: `__Host-tidebox-staff=${browser.token}`,
        },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      return errors[0]?.extensions.code;
    };
    const hash = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { sha256Hash } } });
    expect(await send({ query: '{ viewer { id } }' })).toBe('PERSISTED_QUERY_REQUIRED');
    expect(
      await send({
        ...hash(persist('{ viewer { id } }')),
        query: '{ __schema { types { name } } }',
      }),
    ).toBe('PERSISTED_QUERY_REQUIRED');
    for (const odd of ['0'.repeat(64), { a: 1 }, null, 7])
      expect(await send(hash(odd))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await send({}, 'GET', '?query={viewer{id}}')).toBe('REQUEST_NOT_OURS');
  });
});

describe('At the shop', () => {
  it('cookie and token of the staff are those of a guest (A3)', async () => {
    const { browser } = staff.get('OWNER')!;
    const token = browser.token ?? '';
    const asStaff = app.guest.withToken(token);
    expect((await asStaff.run('{ viewer { id } }')).viewer).toBeNull();
    const me = await asStaff.fetch('/api/v1/orders', {
      headers: { cookie: `__Host-tidebox-staff=${token}; token=${token}` },
    });
    expect(me.status).toBe(401);
  });

  it('the paths of the staff are unknown ones (A1)', async () => {
    const bodyOf = async (path: string) => {
      const response = await app.guest.fetch(path);
      return [response.status, (await response.text()).replaceAll(path, '…')];
    };
    const unknown = await bodyOf('/no-such-page');
    for (const path of ['/staff', '/staff/graphql', '/join'])
      expect(await bodyOf(path)).toEqual(unknown);
  });

  it('its schema has no type of the staff (A6)', () => {
    const names = Object.keys(graphQLSchema().getTypeMap());
    expect(names.filter((name) => name.startsWith('Staff'))).toEqual([]);
    const shared = Object.values(staffSchema().getTypeMap()).filter(
      (type) =>
        'getFields' in type &&
        !isInputObjectType(type) &&
        !/^(__|Query$|Mutation$)/.test(type.name),
    );
    expect(shared.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([]);
    expect(readFileSync('schema/schema.graphql', 'utf8')).not.toMatch(/staff/i);
  });
});

describe('Where the console is not configured (A1)', () => {
  it('no second port listens', async () => {
    const plain = await startTestApp();
    expect(() => plain.newStaffBrowser()).toThrow('STAFF_URL');
    await plain.stop();
    expect(readConfig({ NODE_ENV: 'test', DEMO: 'off' }).staff).toBeNull();
  });
});

describe('In production (A5)', () => {
  const production = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://tidebox.example', SMTP_URL: 'catch' },
  };

  it.each([
    ['on the host of the shop', { STAFF_URL: 'https://tidebox.example:8443' }],
    ['without https', { STAFF_URL: 'http://staff.tidebox.example' }],
    ['without an address', { STAFF_PORT: '4001' }],
  ])('the start is refused %s', (_, variables) => {
    expect(() => readConfig({ ...production, ...variables })).toThrow(/STAFF_/);
  });

  it('takes another host name', () => {
    expect(readConfig({ ...production, STAFF_URL }).staff?.url).toBe(STAFF_URL);
  });
});

describe('The cookie', () => {
  it('is read by no script, sent by no other site, and bound to its host', async () => {
    const { email } = await employ(app, 'CLERK');
    const sha256Hash = persist(signInDocument);
    const response = await fetch(`${staff.get('OWNER')!.browser.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: STAFF_URL, 'x-tidebox-staff': '1' },
      body: JSON.stringify({
        variables: { email, password: 'a long password' },
        extensions: { persistedQuery: { sha256Hash } },
      }),
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-tidebox-staff=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await response.text()).not.toMatch(/token/i);
  });
});
