import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnumType } from 'graphql';
import { graphQLSchema } from '../../app/graphql/schema';
import { newId } from '../../kernel/ids';
import { graphqlAccess, restAccess } from '../authority-table';
import { furnish, type Belongings } from '../belongings';
import { graphqlOperations, restOperations, type Callable, type Choose } from '../operations';
import { belongingAt } from '../good-values';
import { startTestApp, type TestApp } from '../test-app';
import { refusalIn, type TestClient } from '../test-client';
import { changedTables, wholeDatabase } from '../whole-database';

let app: TestApp;
let all: Callable[];
let owner: TestClient;
let owned: Belongings;
let stranger: TestClient;
let strange: Belongings;

beforeAll(async () => {
  app = await startTestApp();
  all = [...(await graphqlOperations()), ...restOperations()];
  owner = await app.newShopper('rightful@example.com');
  owned = await furnish(app, owner);
  stranger = await app.newShopper('stranger@example.com');
  strange = await furnish(app, stranger);
}, 180_000);
afterAll(() => app.stop());
// All operations together cost more than an address has left at one moment.
beforeEach(() => app.clock.advance(20_000));

const withAccess = (access: Callable['access']) => all.filter((one) => one.access === access);
/** Operations that name an object of its owner. */
const naming = () => all.filter(({ places }) => places.length > 0);
const own: Choose = (_, belonging) => strange[belonging];

/** Texts that would reveal data of the owner. */
function marksOf(): string[] {
  return [...Object.values(owned), owner.viewerId, owner.token ?? '', 'rightful@example.com'];
}

describe('The table of who may call what', () => {
  it('names every operation of the schema and of the OpenAPI document, and no other', () => {
    const named = [...Object.keys(graphqlAccess), ...Object.keys(restAccess)];
    expect(all.map(({ name }) => name).sort()).toEqual(named.sort());
  });

  it('knows whose things every id in a call names', () => {
    const unknown = all.flatMap(({ name, places }) =>
      places.filter((place) => !name.includes(' ') && !belongingAt(place)),
    );
    expect(unknown).toEqual([]);
    const owners = all.filter(({ access, name }) => access === 'owner' || name === 'node');
    expect(owners.map(({ name }) => name)).toEqual(naming().map(({ name }) => name));
  });
});

describe('A guest', () => {
  it('is told to sign in by every operation that is not on the public list (AU-01)', async () => {
    const before = await wholeDatabase(app);
    const open: string[] = [];
    for (const operation of all.filter(({ access }) => access !== 'everybody')) {
      app.clock.advance(2_000);
      for (const client of [app.guest, app.guest.withToken('no such token')]) {
        const { code } = await operation.ask(client, strange, (_, belonging) => owned[belonging]);
        if (code !== 'PLEASE_LOGIN' && code !== 401) open.push(`${operation.name}: ${code}`);
      }
    }
    expect(open).toEqual([]);
    expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
  });

  it('is not told to sign in by an operation that is for everybody', async () => {
    for (const operation of withAccess('everybody')) {
      const { code, text } = await operation.ask(app.guest, strange, own);
      expect([operation.name, code]).not.toEqual([operation.name, 'PLEASE_LOGIN']);
      expect([operation.name, code]).not.toEqual([operation.name, 401]);
      for (const mark of marksOf()) expect([operation.name, text]).not.toContain(mark);
    }
  });
});

describe('Another shopper', () => {
  it('is answered for what belongs to the owner as for what there is not; nothing changes', async () => {
    const before = await wholeDatabase(app);
    const differing: string[] = [];
    for (const operation of naming())
      for (const wanted of operation.places) {
        app.clock.advance(2_000); // No account asks so much in one instant.
        const absent = newId();
        const at =
          (id: (belonging: keyof Belongings) => string): Choose =>
          (place, belonging) =>
            place === wanted ? id(belonging) : strange[belonging];
        const foreign = await operation.ask(
          stranger,
          strange,
          at((belonging) => owned[belonging]),
        );
        const none = await operation.ask(
          stranger,
          strange,
          at(() => absent),
        );
        if (foreign.text !== none.text)
          differing.push(`${operation.name} ${wanted}: ${foreign.text} or ${none.text}`);
      }
    expect(differing).toEqual([]);
    expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['an SQL fragment', "' OR '1'='1"],
    ['a wildcard', '%'],
    ['a text without end', 'x'.repeat(5_000)],
  ])('gets nothing by an id that is %s; nothing changes', async (_, malformed) => {
    const before = await wholeDatabase(app);
    const complaints: string[] = [];
    for (const operation of naming()) {
      const { text, code } = await operation.ask(stranger, strange, () => malformed);
      const isFault = code === 'INTERNAL' || Number(code) >= 500;
      if (isFault || isAnswered(text)) complaints.push(`${operation.name}: ${text}`);
    }
    expect(complaints).toEqual([]);
    expect(changedTables(before, await wholeDatabase(app))).toEqual([]);
  });

  it('finds nothing of the owner in what is answered about themselves, nor changes it', async () => {
    for (const operation of withAccess('shoppers')) {
      app.clock.advance(1_000); // No address registers so many at once.
      const newcomer = await app.newShopper();
      const before = await wholeDatabase(app);
      const { code, text } = await operation.ask(newcomer, strange, own);
      expect([operation.name, code]).not.toEqual([operation.name, 'PLEASE_LOGIN']);
      expect(marksOf().filter((mark) => text.includes(mark))).toEqual([]);
      const changed = changedTables(before, await wholeDatabase(app), newcomer.viewerId);
      expect([operation.name, changed]).toEqual([operation.name, []]);
    }
  }, 240_000);

  it('is answered about their own things, which no rule takes for foreign or absent', async () => {
    const refused: string[] = [];
    for (const operation of naming().sort(deletingLast)) {
      const { code, text } = await operation.ask(stranger, strange, own);
      const isUnknown = code === 'NOT_FOUND' || code === 404 || code === 'PLEASE_LOGIN';
      const isNothing = code === null && !isAnswered(text);
      if (isUnknown || isNothing) refused.push(`${operation.name}: ${text}`);
      expect(marksOf().filter((mark) => text.includes(mark))).toEqual([]);
    }
    expect(refused).toEqual([]);
  });
});

/** True if the text of a response contains any data. */
function isAnswered(text: string): boolean {
  const answer = JSON.parse(text) as unknown;
  if (Array.isArray(answer)) return (answer[1] as { code: number }).code === 200;
  const { data } = answer as { data?: object | null };
  return !refusalIn(data) && Object.values(data ?? {}).some((value) => value !== null);
}

function deletingLast(a: Callable, b: Callable): number {
  const deletes = ({ name }: Callable) => Number(/^(delete|remove|end)/.test(name));
  return deletes(a) - deletes(b);
}

describe('A shopper and an operator (SC-01)', () => {
  it('are no roles of one schema: nothing in it tells kinds of accounts apart', async () => {
    const types = Object.values(graphQLSchema().getTypeMap());
    const roleLike = /role|admin|staff|merchant|permission|privilege|isOperator/i;
    const names = types.flatMap((type) => [
      type.name,
      ...('getFields' in type ? Object.keys(type.getFields()) : []),
      ...(isEnumType(type) ? type.getValues().map(({ name }) => name) : []),
    ]);
    expect(names.filter((name) => roleLike.test(name))).toEqual([]);
    const columns = app.services.db.owner.entityMetadatas
      // A server process has a role, which says nothing of accounts; the staff have accounts of their own.
      .filter(({ tableName }) => !/^(server_processes|staff(_.*)?)$/.test(tableName))
      .flatMap((entity) => entity.columns.map(({ propertyName }) => propertyName));
    expect(columns.filter((name) => roleLike.test(name))).toEqual([]);
  });

  it('have no call in common: what operators do is refused with a token, for there is no such call', async () => {
    const folder = join(__dirname, '../../operator/commands');
    const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const imported = [...sources.join('').matchAll(/import \{([^}]+)\} from '..\/..\/modules/g)];
    const verbs = imported
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) =>
        /^(purchase|receive|ship|approve|decline|refund|credit|write|set)/.test(name),
      );
    expect(verbs.length).toBeGreaterThan(5);
    for (const verb of verbs) {
      expect(all.map(({ name }) => name)).not.toContain(verb);
      const { errors } = await owner.ask(`mutation { ${verb} { __typename } }`);
      expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });
});
