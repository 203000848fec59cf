import { reasonsOfBusiness } from '../../app/rest/describe-refusals';
import { endpoints } from '../../app/rest/endpoints';
import { forgetPaymentFreezes } from '../builders/payment-freeze';
import { callRest } from '../rest-client';
import { exampleOfCall, operations, pathOf, type Operation } from '../rest-document';
import { generalProvocation, provocations } from '../refusal-requests';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
// More shoppers register from one address than the limits let in.
beforeEach(() => jest.spyOn(app.services.rateLimits, 'consume').mockResolvedValue());
afterEach(() => jest.restoreAllMocks());
// A freeze is everybody's.
afterEach(() => forgetPaymentFreezes(app));
afterAll(() => app.stop());

/** Reasons that need another server than this story's, or two requests at the same moment. */
const shownElsewhere: Readonly<Record<string, readonly string[]>> = {
  'post /users': ['WRONG_CAPTCHA'], // captcha.story
  'post /active_email': ['EMAIL_TAKEN'], // mailed-links.story
  'post /users/alter_avatar': ['IMAGE_TOO_MANY_PIXELS'], // uploads.story
  'post /uploads': ['IMAGE_TOO_MANY_PIXELS'],
};

/** idempotency.story covers one key for two intentions, with every call that takes a key. */
const elsewhere = (key: string) => ['IDEMPOTENCY_KEY_REUSED', ...(shownElsewhere[key] ?? [])];

const pairs = endpoints.flatMap((endpoint) => {
  const operation = operations.find(
    ({ key }) => key === `${endpoint.method} ${endpoint.path}`,
  ) as Operation;
  return reasonsOfBusiness(endpoint)
    .filter((reason) => !elsewhere(operation.key).includes(reason))
    .map((reason) => [operation.key, reason, operation] as const);
});

let shoppers = 0;

describe('A reason that the document names', () => {
  it.each(pairs)('is true: %s is refused for %s', async (key, reason, operation) => {
    const email = `reason-${++shoppers}@example.com`;
    const shopper = await app.newShopper(email);
    const provoke = provocations[key]?.[reason];
    const sample = provoke
      ? await provoke({ app, shopper, email })
      : generalProvocation(operation, reason);
    const { client = shopper, params, query, body, form } = sample ?? {};
    const example = exampleOfCall(operation);
    const sent = {
      ...{ query: query ?? example.query, form },
      ...(operation.body && { body: { ...(example.body as object), ...body } }),
    };
    const answer = await callRest(client, operation.method, pathOf(operation, params), sent);
    expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining({ reason })]);
  });

  it('is provoked for no call that does not name it', () => {
    const named = new Set(pairs.map(([key, reason]) => `${key} ${reason}`));
    const told = Object.entries(provocations).flatMap(([key, reasons]) =>
      Object.keys(reasons).map((reason) => `${key} ${reason}`),
    );
    expect(told.filter((one) => !named.has(one))).toEqual([]);
  });
});
