import { request } from 'node:http';
import { answerTo } from './captcha.mjs';

const CAPTCHA = '{ registrationCaptcha { key question } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }';

/** Opens an account. */
export async function register(url, email, from) {
  const password = 'secret123';
  const { body: asked } = await ask(url, CAPTCHA, {}, from);
  const { registrationCaptcha: captcha } = JSON.parse(asked).data;
  const answered = captcha && {
    captchaKey: captcha.key,
    captchaCode: answerTo(captcha.question),
  };
  const input = {
    email,
    password,
    passwordConfirmation: password,
    agreesToTerms: true,
    ...answered,
  };
  const { body } = await ask(url, REGISTER, { input }, from);
  if (JSON.parse(body).data?.register.__typename !== 'RegisterPayload')
    throw new Error(`Could not register: ${body}`);
}

/** Requests known and unknown accounts alternately; `call` returns `{ body, tookMs }`. */
export async function inTurns(turns, call) {
  const taken = { known: [], unknown: [] };
  const bodies = new Set();
  for (let turn = 0; turn < turns; turn++)
    // The order alternates, so that neither gains by its place.
    for (const kind of turn % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const { body, tookMs } = await call(kind, turn);
      taken[kind].push(tookMs);
      bodies.add(toldBy(body));
    }
  return { ...taken, bodies };
}

/** Data and errors of an answer; how many points remain depends on the time alone. */
function toldBy(body) {
  const { data, errors } = JSON.parse(body);
  return JSON.stringify({ data, errors });
}

/** Asks `/graphql`; `from` is another address of this machine than 127.0.0.1, which limits count. */
export function ask(url, query, variables, from = '127.0.0.1') {
  const startedAt = performance.now();
  const options = {
    method: 'POST',
    localAddress: from,
    headers: { 'content-type': 'application/json' },
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/graphql`, options, async (response) => {
      const parts = await response.toArray();
      resolve({ body: Buffer.concat(parts).toString(), tookMs: performance.now() - startedAt });
    });
    asked.on('error', reject).end(JSON.stringify({ query, variables }));
  });
}

/** Prints the result; fails if a response differs or the medians are too far apart. */
export function judge(what, { known, unknown, bodies }, maxGapMs) {
  const [a, b] = [median(known), median(unknown)];
  const gap = Math.abs(a - b);
  process.stdout.write(
    `${what.padEnd(27)}known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms: gap ${gap.toFixed(2)} ms, ` +
      `ratio ${(Math.max(a, b) / Math.min(a, b)).toFixed(3)}, ${bodies.size} kind of answer\n`,
  );
  if (gap >= maxGapMs || bodies.size !== 1) process.exitCode = 1;
}

function median(times) {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];
}
