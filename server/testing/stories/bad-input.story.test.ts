import { getNamedType, isUnionType, type GraphQLField } from 'graphql';
import { graphQLSchema } from '../../app/graphql/schema';
import { shopErrorCodes } from '../../kernel/errors';
import { goodVariables, spoil, type Spoiled } from '../bad-input';
import { furnish, type Belongings } from '../belongings';
import { goodValuesOf } from '../good-values';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, refusalIn, type RefusedError, type TestClient } from '../test-client';
import { wholeDatabase } from '../whole-database';

type Mutation = GraphQLField<unknown, unknown>;

let app: TestApp;
let shopper: TestClient;
let mutations: Mutation[];
let own: Belongings;
let foreign: Belongings;
let goodValue: ReturnType<typeof goodValuesOf>;

beforeAll(async () => {
  app = await startTestApp();
  const schema = graphQLSchema();
  mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const client = await app.newShopper('owner@example.com');
  own = await furnish(app, client);
  foreign = await furnish(app, await app.newShopper());
  goodValue = goodValuesOf(own);
  shopper = client.speaking('zh');
}, 180_000);
afterAll(() => app.stop());

function documentOf({ name, args, type }: Mutation): string {
  const asked = isUnionType(getNamedType(type)) ? `__typename ${REFUSAL}` : '__typename';
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return args.length > 0
    ? `mutation (${declared}) { ${name}(${given}) { ${asked} } }`
    : `mutation { ${name} { ${asked} } }`;
}

async function answerTo(mutation: Mutation, { variables }: Spoiled): Promise<RefusedError | null> {
  const { data, errors = [] } = await shopper.ask(documentOf(mutation), variables);
  return errors[0] ?? refusalIn(data) ?? null;
}

/** Returns the defect of a response to bad input; null if it is correct. */
function complaintAbout(answer: RefusedError | null): string | null {
  if (!answer) return 'accepted';
  const { code } = answer.extensions;
  if (code === 'INTERNAL' || !(shopErrorCodes as readonly string[]).includes(code)) return code;
  return /\p{Script=Han}/u.test(answer.message) ? null : `not in Chinese: ${answer.message}`;
}

describe('Whatever is wrong in the variables of a mutation', () => {
  it('is refused in the language of the request, and changes nothing', async () => {
    const complaints: string[] = [];
    for (const mutation of mutations) {
      const before = await wholeDatabase(app);
      const ids = Object.values(foreign).map((id) => ['a stranger’s id', id] as const);
      for (const spoiled of spoil(mutation, goodValue, ids)) {
        const complaint = complaintAbout(await answerTo(mutation, spoiled));
        if (complaint) complaints.push(`${mutation.name} ${spoiled.name}: ${complaint}`);
      }
      const after = await wholeDatabase(app);
      for (const table of Object.keys(before))
        if (JSON.stringify(after[table]) !== JSON.stringify(before[table]))
          complaints.push(`${mutation.name} changed ${table}`);
    }
    expect(complaints).toEqual([]);
  }, 600_000);

  it("never tells a stranger's id from one of nothing", async () => {
    const differing: string[] = [];
    for (const mutation of mutations) {
      const answers = new Map<string, Set<string>>();
      const ids = Object.values(foreign).map((id) => ['an id of nothing', id] as const);
      for (const spoiled of spoil(mutation, goodValue, ids)) {
        if (!spoiled.name.endsWith('an id of nothing')) continue;
        const seen = answers.get(spoiled.name) ?? new Set();
        answers.set(spoiled.name, seen.add(JSON.stringify(await answerTo(mutation, spoiled))));
      }
      for (const [name, seen] of answers)
        if (seen.size > 1) differing.push(`${mutation.name} ${name}: ${[...seen].join(' or ')}`);
    }
    expect(differing).toEqual([]);
  }, 600_000);

  // Else a spoiled value would prove nothing: the others would be refused anyway.
  it('was the only thing wrong: without it every form is accepted', async () => {
    const refused: string[] = [];
    for (const mutation of mutations) {
      const variables = goodVariables(mutation, goodValue);
      const answer = await answerTo(mutation, { name: '', variables });
      if (answer?.extensions.code === 'VALIDATION_FAILED')
        refused.push(`${mutation.name}: ${JSON.stringify(answer.extensions.fields)}`);
    }
    expect(refused).toEqual([]);
  });
});
