import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, Kind, parse, print, type FragmentDefinitionNode } from 'graphql';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type RefusedError } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function codesOf(query: string): Promise<string[]> {
  const { errors = [] } = await app.guest.ask(query);
  return errors.map(({ extensions }) => extensions.code);
}

describe('One document cannot', () => {
  it.each([
    ['go deeper than 10', 'QUERY_TOO_DEEP', `{ __type(name: "Order") ${nested(10)} }`],
    ['have more than 600 tokens', 'QUERY_TOO_LONG', `{ ${'site '.repeat(600)} }`],
    [
      'ask for one field under more than 3 names',
      'TOO_MANY_ALIASES',
      `{ ${many(4, (at) => `a${at}: site { id }`)} }`,
    ],
    [
      'hide its names in fragments',
      'TOO_MANY_ALIASES',
      `{ ...part site { id } c: site { id } } fragment part on Query {
        a: site { id } b: site { id }
      }`,
    ],
    [
      'try four passwords',
      'TOO_MANY_ALIASES',
      `mutation { ${many(
        4,
        (at) =>
          `a${at}: signIn(input: { email: "a@b.example", password: "${at}" }) { ... on SignInPayload { token } ${REFUSAL} }`,
      )} }`,
    ],
  ])('%s', async (_, code, query) => {
    for (const language of ['en', 'zh'] as const) {
      const response = await app.guest.speaking(language).fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: RefusedError[] };
      expect(errors[0]?.extensions.code).toBe(code);
      expect(/\p{Script=Han}/u.test(errors[0]?.message ?? '')).toBe(language === 'zh');
    }
  });

  it('hide its depth in fragments', async () => {
    const query = `{ __type(name: "Order") { ...part } }
      fragment part on __Type ${nested(10)}`;
    expect(await codesOf(query)).toEqual(['QUERY_TOO_DEEP']);
  });

  it('have more than 5 of its faults told', async () => {
    const codes = await codesOf(`{ ${many(20, (at) => `nothing${at}`)} }`);
    expect(codes.length).toBeLessThanOrEqual(6);
  });
});

describe('Within the limits are', () => {
  it('what developers’ tools ask of the schema', async () => {
    expect(await codesOf(getIntrospectionQuery())).toEqual([]);
  });

  it.each(operationsOfTheStorefront())('the storefront’s %s', async (_, query) => {
    const codes = await codesOf(query);
    const refused = /^GRAPHQL_|^QUERY_TOO|^TOO_MANY_ALIASES|^ANSWER/;
    expect(codes.filter((code) => refused.test(code))).toEqual([]);
  });
});

function nested(levels: number): string {
  return levels === 0 ? '{ name }' : `{ ofType ${nested(levels - 1)} }`;
}

function many(count: number, part: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => part(at)).join(' ');
}

/** Every operation of the storefront with the fragments it needs, and its name; the staff console has a schema of its own. */
function operationsOfTheStorefront(): [string, string][] {
  const definitions = graphqlFilesIn(join(__dirname, '../../../client')).flatMap(
    (file) => parse(readFileSync(file, 'utf8')).definitions,
  );
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operations.map((one) => [
    one.name?.value ?? '',
    [one, ...fragmentsIn(print(one), fragments)].map(print).join('\n'),
  ]);
}

function fragmentsIn(
  text: string,
  known: readonly FragmentDefinitionNode[],
): Set<FragmentDefinitionNode> {
  const direct = known.filter(({ name }) => new RegExp(`\\.\\.\\.${name.value}\\b`).test(text));
  return new Set(direct.flatMap((one) => [one, ...fragmentsIn(print(one), known)]));
}

function graphqlFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && !name.startsWith('staff/'))
    .map((name) => join(folder, name));
}
