import {
  assertObjectType,
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLUnionType,
} from 'graphql';
import { graphQLSchema } from '../../app/graphql/schema';
import type { ErrorCode } from '../../kernel/errors';
import { User } from '../../modules/accounts/user.entity';
import { forgetPaymentFreezes } from '../builders/payment-freeze';
import { provocations } from '../refusal-cases';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { wholeDatabase } from '../whole-database';

let app: TestApp;
let shopper: TestClient;
let refusable: Map<string, GraphQLUnionType>;
beforeAll(async () => {
  app = await startTestApp({ environment: { CAPTCHA: 'on' } });
  const fields = graphQLSchema().getMutationType()?.getFields() ?? {};
  refusable = new Map(Object.values(fields).flatMap(resultOf));
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(async () => {
  jest.restoreAllMocks();
  // A freeze is everybody's.
  await forgetPaymentFreezes(app);
});
afterAll(() => app.stop());

function resultOf({ name, type }: GraphQLField<unknown, unknown>): [string, GraphQLUnionType][] {
  const result = getNamedType(type);
  return isUnionType(result) ? [[name, result]] : [];
}

const refusalsOf = (result: GraphQLUnionType) =>
  result.getTypes().filter((type) => type.getInterfaces().some(({ name }) => name === 'Refusal'));

/** The codes of PlainRefusal, as the description of the union names them. */
const plainCodesOf = ({ description }: GraphQLUnionType) =>
  [...(description ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code as ErrorCode);

/** Asks for every field of every refusal. */
function documentOf(operation: string): string {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  const result = refusable.get(operation) as GraphQLUnionType;
  const parts = refusalsOf(result).map((type) => `... on ${type.name} { ${fieldsOf(type)} }`);
  return `mutation ($input: ${name}Input!) { ${operation}(input: $input) { __typename ${parts.join(' ')} } }`;
}

function fieldsOf(type: unknown): string {
  const fields = Object.values(assertObjectType(type).getFields());
  return fields
    .map(({ name, type }) =>
      isObjectType(getNamedType(type)) ? `${name} { ${fieldsOf(getNamedType(type))} }` : name,
    )
    .join(' ');
}

/** The failed payment stays stored: card-payments.story. */
const keepsAnAttempt: readonly ErrorCode[] = ['PAYMENT_GATEWAY_UNAVAILABLE'];

const cases = Object.entries(provocations).flatMap(([operation, byCode]) =>
  Object.entries(byCode).map(([code, provoke]) => ({ operation, code, provoke })),
);

describe('A refusal is the result of the operation, of a type of its own', () => {
  it.each(cases)('$operation: $code', async ({ operation, code, provoke }) => {
    const { input, facts = {} } = await provoke(app, shopper);
    const before = await wholeDatabase(app);
    const { data, errors } = await shopper.ask(documentOf(operation), { input });
    expect(errors).toBeUndefined();
    const { __typename: type, message, ...told } = data[operation];
    expect(told).toEqual({ code, ...facts });
    expect(message).not.toBe('');
    const isPlain = plainCodesOf(refusable.get(operation) as GraphQLUnionType).includes(
      code as ErrorCode,
    );
    expect(type === 'PlainRefusal').toBe(isPlain);
    expect(await wholeDatabase(app)).toEqual(before);

    const inChinese = await shopper.speaking('zh').ask(documentOf(operation), { input });
    expect(inChinese.data[operation].message).toMatch(/\p{Script=Han}/u);
  });

  it('each that the schema documents is shown above', async () => {
    for (const [operation, result] of refusable) {
      const shown = Object.keys(provocations[operation] ?? {});
      const plain = plainCodesOf(result).filter((code) => !keepsAnAttempt.includes(code));
      expect([operation, shown]).toEqual([operation, expect.arrayContaining(plain)]);
      const types = refusalsOf(result).filter(({ name }) => name !== 'PlainRefusal');
      expect([operation, shown.length]).toEqual([operation, plain.length + types.length]);
    }
    expect([...refusable.keys()].sort()).toEqual(Object.keys(provocations).sort());
  });

  it('that a guest gets is none of them, nor that of a variable of a wrong type', async () => {
    const input = {
      kind: 'ORDER',
      targetId: 'x',
      method: 'BALANCE',
      idempotencyKey: 'a-key-of-mine',
    };
    expect(await app.guest.ask(documentOf('pay'), { input })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'PLEASE_LOGIN' } }],
    });
    const wrong = await shopper.ask(documentOf('pay'), { input: { ...input, targetId: {} } });
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
  });

  it('leaves the language of emails as it was, like every refusal', async () => {
    const languageOf = async () =>
      (await app.services.db.read.findOneByOrFail(User, { id: shopper.viewerId })).language;
    expect(await languageOf()).toBe('en');
    const input = { orderId: 'none-of-mine', reason: 'Why not' };
    await shopper.speaking('zh').refusal(documentOf('requestRefund'), { input });
    expect(await languageOf()).toBe('en');
  });
});

describe('A document with several questions', () => {
  const BOTH = '{ site { name } cart { id } addresses { id } }';

  it('of which one is refused still answers the others', async () => {
    const { data, errors } = await app.guest.ask(BOTH);
    expect(data).toEqual({ site: { name: expect.any(String) }, cart: null, addresses: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([
      'PLEASE_LOGIN',
      'PLEASE_LOGIN',
    ]);
    const good = await shopper.ask('{ site { name } notifications(first: 0) { totalCount } }');
    expect([good.data.site, good.data.notifications]).toEqual([data.site, null]);
    expect(good.errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
  });
});
