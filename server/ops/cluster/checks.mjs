import { Shopper } from '../../bench/lib/shopper.mjs';
import { ask } from '../../bench/lib/timing.mjs';

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { token } ... on Refusal { code } }
}`;
const CHANGES = 'subscription { viewerChanged { kind } }';
const PAYMENT = 'query ($id: ID!) { payment(id: $id) { status } }';
const FETCHES = 10;
const MOST_GUESSES = 40;
const LIVE_WITHIN_MS = 5_000;
/** Index of the first shopper, so that nobody shares an address with those who buy under load. */
const FIRST_SHOPPER = 900;

/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a shopper does while every request meets the other process; each returns what went wrong. */
export const checks = {
  'requests alternate between the two processes': async ({ url }) => {
    const servers = [];
    for (let at = 0; at < FETCHES; at++)
      servers.push((await fetch(`${url}/livez`)).headers.get('x-served-by'));
    const changes = servers.filter((server, at) => at > 0 && server !== servers[at - 1]);
    return changes.length === FETCHES - 1 ? [] : [`they were served by ${servers.join(', ')}`];
  },

  'a captcha of one process is solved at the other': async ({ url }) => {
    for (let at = 0; at < 6; at++) await new Shopper(url, FIRST_SHOPPER + at).open();
    return [];
  },

  'two processes let nobody guess a password more often than one': async ({ url, webUrls }) => {
    const among = async (at, index) => {
      const { email, from } = await new Shopper(url, FIRST_SHOPPER + index).open();
      let guesses = 0;
      for (let code = ''; code !== 'RATE_LIMITED' && guesses < MOST_GUESSES; guesses++) {
        const { body } = await ask(at, SIGN_IN, { input: { email, password: 'wrong1234' } }, from);
        code = JSON.parse(body).errors?.[0].extensions.code ?? JSON.parse(body).data.signIn.code;
      }
      return guesses;
    };
    const [one, both] = [await among(webUrls[0], 10), await among(url, 11)];
    return one === both ? [] : [`one process lets ${one} pass, both together ${both}`];
  },

  'a picture that one process took is served by both': async ({ url }) => {
    const shopper = await new Shopper(url, FIRST_SHOPPER + 20).open();
    const form = new FormData();
    form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png');
    const headers = { authorization: shopper.token };
    const uploaded = await fetch(`${url}/uploads`, { method: 'POST', headers, body: form });
    const answer = await uploaded.json();
    if (!uploaded.ok) return [`HTTP ${uploaded.status} ${JSON.stringify(answer)}`];
    const faults = [];
    for (let at = 0; at < FETCHES; at++) {
      const { status } = await fetch(new URL(answer.url, url));
      if (status !== 200) faults.push(`its address answers ${status}`);
    }
    return faults;
  },

  'an open page hears what happens at the other process': async ({ webUrls: [here, there] }) => {
    const shopper = await new Shopper(there, FIRST_SHOPPER + 30).open();
    const response = await fetch(`${here}/graphql/stream`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        authorization: shopper.token,
      },
      body: JSON.stringify({ query: CHANGES }),
      signal: AbortSignal.timeout(LIVE_WITHIN_MS),
    });
    const reading = untilHeard(response.body, 'ORDER_CHANGED');
    await shopper.order(10_00);
    return (await reading) ? [] : ['it heard nothing within 5 s'];
  },

  "a card payment's webhook settles it at whatever process it reaches": async ({ url }) => {
    const shopper = await new Shopper(url, FIRST_SHOPPER + 40).open();
    const faults = [];
    for (let at = 0; at < 4; at++) {
      const payment = await shopper.recharge(20_00);
      await shopper.choose(payment, 'pay');
      const { payment: now } = await shopper.run(PAYMENT, { id: payment.id });
      if (now.status !== 'CAPTURED') faults.push(`a payment is ${now.status}`);
    }
    const balance = await shopper.balance();
    return balance === 80_00 ? faults : [...faults, `the balance is ${balance} fen, not 8000`];
  },
};

async function untilHeard(body, kind) {
  let heard = '';
  try {
    for await (const chunk of body) {
      heard += Buffer.from(chunk).toString();
      if (heard.includes(`"kind":"${kind}"`)) return true;
    }
  } catch {
    // Nothing more came in time.
  }
  return false;
}
