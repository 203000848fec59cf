import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { buildGraphQLSchema } from '../../app/schema';
import { startTestApp, type TestApp } from '../test-app';

/** What a guest may ask; everything else needs a signed-in shopper. */
const publicOperations = [
  'register',
  'signIn',
  'registrationCaptcha',
  'verifyEmail',
  'confirmEmailChange',
  'requestPasswordReset',
  'checkResetLink',
  'resetPassword',
  'site',
  'viewer',
  'countries',
  'listingPreview',
  'exchangeRates',
  'articleGroups',
  'article',
  'searchArticles',
  'sendLead',
  'recentReviews',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A value that GraphQL itself accepts for the type. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sampleOf(field.type)]),
    );
  const samples: Record<string, unknown> = {
    ...{ Boolean: true, Int: 1, Money: 1 },
    DateTimeISO: '2026-01-01T00:00:00.000Z',
  };
  return samples[getNamedType(type).name] ?? 'sample';
}

function documentOf(kind: string, { name, args }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return args.length > 0
    ? `${kind} (${declared}) { ${name}(${given}) { __typename } }`
    : `${kind} { ${name} { __typename } }`;
}

async function operations() {
  const schema = await buildGraphQLSchema();
  const of = (kind: string, fields: Record<string, GraphQLField<unknown, unknown>> = {}) =>
    Object.values(fields).map((field) => ({
      name: field.name,
      document: documentOf(kind, field),
      variables: Object.fromEntries(field.args.map((arg) => [arg.name, sampleOf(arg.type)])),
    }));
  return [
    ...of('query', schema.getQueryType()?.getFields()),
    ...of('mutation', schema.getMutationType()?.getFields()),
  ];
}

describe('A guest', () => {
  it('is told to sign in by every operation that is not on the public list (AU-01)', async () => {
    const open: string[] = [];
    for (const { name, document, variables } of await operations()) {
      const { errors = [] } = await app.guest.ask(document, variables);
      const codes = errors.map(({ extensions }) => extensions.code);
      expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED');
      if (!codes.includes('PLEASE_LOGIN')) open.push(name);
    }
    expect(open.sort()).toEqual([...publicOperations].sort());
  });
});
