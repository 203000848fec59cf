import { createServer } from 'node:http';
import { once } from 'node:events';
import { runDrill } from './lib/drill.mjs';
import { outcomeOf } from './lib/scene.mjs';

const NEW_KEY = 'sk_test_new';

/** The gateway has revoked our key: it refuses to open card payments. */
await runDrill({
  name: 'gateway',
  title: 'no card payment begins',
  async stage(scene) {
    const gateway = createServer(answer).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    scene.changeEnvironment({
      STRIPE_API_URL: `http://127.0.0.1:${gateway.address().port}`,
      ...{ STRIPE_SECRET_KEY: 'sk_test_old', STRIPE_WEBHOOK_SECRET: 'whsec_drill' },
    });
    await scene.startServer();
    const shopper = await scene.openShopper();
    for (let count = 0; count < 3; count++) scene.outcome = await payByCard(shopper);
  },
  see: async (scene) => [
    'Alert: GatewaySilent.',
    `A shopper who pays by card reads: ${scene.outcome}`,
    `Log: ${scene.logLine(/did not open a checkout/)}`,
    `The gateway's dashboard shows one secret key: ${NEW_KEY}`,
  ],
  async check(scene) {
    const outcome = await payByCard(scene.shopper);
    return outcome === 'done' ? [] : [`a card payment does not begin: ${outcome}`];
  },
});

async function payByCard(shopper) {
  return outcomeOf(shopper.pay(await shopper.order(1_000), { method: 'CARD' }));
}

/** Opens sessions as Stripe does, for the new key alone. */
function answer(request, response) {
  request.resume();
  const isKnown = request.headers.authorization === `Bearer ${NEW_KEY}`;
  const id = `cs_${Date.now()}`;
  const body = isKnown
    ? { id, object: 'checkout.session', url: `http://127.0.0.1/pay/${id}`, status: 'open' }
    : { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
  response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
