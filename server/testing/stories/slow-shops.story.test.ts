import type { Reading } from '../../platform/item-page/reading';
import { newItemLink } from '../builders/listing';
import { startTestApp, type TestApp } from '../test-app';

/** The limit of concurrent operations. */
const TURNS = 16;
const LISTING = 'query ($pasted: String!) { listing(pasted: $pasted) { id failure } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

it('Whoever waits for a shop that does not answer keeps nobody else waiting', async () => {
  let answer: (reading: Reading) => void = () => undefined;
  const answered = new Promise<Reading>((resolve) => (answer = resolve));
  let asked = 0;
  const allAsked = new Promise<void>((resolve) => {
    jest.spyOn(app.services.shops.items, 'read').mockImplementation(() => {
      if (++asked === TURNS) resolve();
      return answered;
    });
  });
  let told = 0;
  const pasted = Array.from({ length: TURNS }, (_, index) =>
    app.guest
      .fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${index}`,
        },
        body: JSON.stringify({ query: LISTING, variables: { pasted: newItemLink() } }),
      })
      .finally(() => told++),
  );
  await allAsked;
  expect(await app.guest.run('{ viewer { id } }')).toEqual({ viewer: null });
  expect(told).toBe(0);
  answer({ failure: 'UNREACHABLE' });
  await Promise.all(pasted);
});
