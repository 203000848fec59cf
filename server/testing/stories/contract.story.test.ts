import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { shopErrorCodes } from '../../kernel/errors';
import { graphQLSchema } from '../../app/graphql/schema';
import { forCases, runs, seed, type Draw } from '../contract/draw';
import { GraphQLCases, operationsOf, type GraphQLOperation } from '../contract/graphql-cases';
import { faultsInData } from '../contract/graphql-contract';
import { RestCases, type Call } from '../contract/rest-cases';
import { calls, faultsInAnswer, mediaTypesOf } from '../contract/rest-contract';
import { World } from '../contract/world';

let world: World;
let schema: GraphQLSchema;
beforeAll(async () => {
  process.stdout.write(`The contract of both APIs: ${runs} cases each, --seed=${seed}\n`);
  schema = graphQLSchema();
  world = await World.open();
});
afterAll(async () => {
  process.stdout.write(world.summary());
  await world.close();
});

/** Fails with request and response, for debugging. */
function expectNone(faults: readonly string[], asked: unknown, answered: unknown): void {
  if (faults.length === 0) return;
  const show = (value: unknown) => JSON.stringify(value)?.slice(0, 4_000);
  throw new Error(`${faults.join('\n')}\nasked: ${show(asked)}\nanswered: ${show(answered)}`);
}

async function read<Answer>(response: Response, asked: unknown): Promise<Answer> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new Error(
      `HTTP ${response.status} is no JSON: "${text}"\nasked: ${JSON.stringify(asked)}`,
    );
  }
}

interface GraphQLAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { code: string } }[];
}

const known: readonly string[] = shopErrorCodes.filter((code) => code !== 'INTERNAL');

async function checkGraphQL(operation: GraphQLOperation, draw: Draw): Promise<void> {
  const caller = await world.callerOf(draw);
  const asked = new GraphQLCases(schema, draw, caller).caseOf(operation);
  const response = await caller.client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const answer = await read<GraphQLAnswer>(response, asked);
  const { data, errors = [] } = answer;
  const codes = errors.map(({ extensions }) => extensions.code);
  if (caller.client !== world.app.guest && codes.includes('PLEASE_LOGIN')) world.shopperIsGone();
  world.count(`${operation.kind} ${operation.field.name}`, codes[0]);
  const faults = [
    ...(response.status >= 500 ? [`HTTP ${response.status}`] : []),
    ...codes.filter((code) => !known.includes(code)),
    ...(data ? faultsInData(schema, asked.query, data) : []),
    ...(data || errors.length > 0 ? [] : ['neither data nor errors']),
  ];
  expectNone(faults, asked, answer);
}

async function checkRest(call: Call, draw: Draw): Promise<void> {
  const caller = await world.callerOf(draw);
  const asked = await new RestCases(draw, caller, call).draft();
  const response = await caller.client.fetch(`/api/v1${asked.path}`, asked.init);
  // An address of more than 16 kB is refused before its call is known, as documented.
  if (response.status === 431) return;
  const mediaType = response.headers.get('content-type') ?? '';
  if (response.status === 200 && mediaTypesOf(call).includes(mediaType)) {
    await response.arrayBuffer();
    return world.count(`${call.method} ${call.path}`, undefined);
  }
  const answer = await read<{ data?: { reason?: string } | null }>(response, asked);
  const reason = answer.data?.reason;
  if (caller.client !== world.app.guest && reason === 'PLEASE_LOGIN') world.shopperIsGone();
  world.count(`${call.method} ${call.path}`, reason);
  const faults = [
    ...(response.status >= 500 ? [`HTTP ${response.status}`] : []),
    ...(reason === 'INTERNAL' ? ['INTERNAL'] : []),
    ...faultsInAnswer(call, response.status, answer),
  ];
  expectNone(faults, { ...asked, headers: [...new Headers(asked.init.headers)] }, answer);
}

describe('Whatever is asked over GraphQL, the answer is as the schema says', () => {
  const nameOf = ({ kind, field }: GraphQLOperation) => `${kind} ${field.name}`;
  // The committed document, to name the tests before there is a server; the drift gate keeps it current.
  const committed = readFileSync(join(__dirname, '../../../schema/schema.graphql'), 'utf8');

  it.each(operationsOf(buildSchema(committed)).map(nameOf))('%s', async (name) => {
    const operation = operationsOf(schema).find((one) => nameOf(one) === name);
    expect(operation).toBeDefined();
    await forCases(name, (draw) => checkGraphQL(operation!, draw));
  });
});

describe('Whatever is asked over REST, the answer is as the OpenAPI document says', () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (name, call) =>
    forCases(name, (draw) => checkRest(call, draw)),
  );
});
