import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, Kind, parse, print, type FragmentDefinitionNode } from 'graphql';
import { startTestApp, type TestApp } from '../test-app';

const ORDERS = `orders { items { id number amount items { id name url subtotal
  storedItem { id weightGrams dimensions { lengthMm widthMm heightMm } } } } }`;

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
    ['go deeper than 10', `{ __type(name: "Order") ${nested(10)} }`],
    ['use more than 15 aliases', `{ ${many(16, (at) => `a${at}: site { id }`)} }`],
    ['cost more than 1,000', `{ ${many(15, (at) => `a${at}: ${ORDERS}`)} }`],
    ['have more than 2,000 tokens', `{ ${'site '.repeat(2_000)} }`],
  ])('%s', async (_, query) => {
    const { errors = [] } = await app.guest.ask(query);
    expect(errors[0]?.message).toMatch(/limit|tokens/);
    expect(errors[0]?.extensions.code).toMatch(/^GRAPHQL_(VALIDATION|PARSE)_FAILED$/);
  });

  it('hide its depth in fragments', async () => {
    const query = `{ __type(name: "Order") { ...part } }
      fragment part on __Type ${nested(10)}`;
    expect(await codesOf(query)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
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
    expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED');
  });
});

function nested(levels: number): string {
  return levels === 0 ? '{ name }' : `{ ofType ${nested(levels - 1)} }`;
}

function many(count: number, part: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => part(at)).join(' ');
}

/** Every operation of the client with the fragments it needs, and its name. */
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
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name));
}
