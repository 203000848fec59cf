// Measures how far memory grows while 200 pictures of 24 megapixels are sent at once by 20 clients: flat and
// interlaced PNG, upright JPEG and GIF. Fails when it is 300 MiB or more.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import sharp from 'sharp';
import { withThrowawayServer } from '../launch/lib/throwaway-server.mjs';
import { ask, register } from './lib/timing.mjs';

const UPLOADS = 200;
const CLIENTS = 20;
const MAX_GROWTH_MB = 300;
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { token } ... on Refusal { code message } }
}`;
const BOUNDARY = 'boundary-of-parts';

await withThrowawayServer({ CAPTCHA: 'off' }, async (url, pid) => {
  const token = await signUp(url);
  const pictures = await drawPictures();
  await send(url, token, pictures[0], 0);
  const before = residentMegabytes(pid, 'VmRSS');
  const all = Array.from({ length: UPLOADS }, (_, at) =>
    send(url, token, pictures[at % pictures.length], at),
  );
  const statuses = {};
  for (const status of await Promise.all(all)) statuses[status] = (statuses[status] ?? 0) + 1;
  const growth = residentMegabytes(pid, 'VmHWM') - before;
  process.stdout.write(
    `${UPLOADS} uploads of 24 megapixels at once: ${before} MB and at most ${growth} MB more; ` +
      `answered ${JSON.stringify(statuses)}\n`,
  );
  if (growth >= MAX_GROWTH_MB) process.exitCode = 1;
});

async function signUp(url) {
  const email = 'uploads@example.com';
  await register(url, email);
  const { body } = await ask(url, SIGN_IN, { input: { email, password: 'secret123' } });
  return JSON.parse(body).data.signIn.token;
}

async function drawPictures() {
  const picture = () =>
    sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#1f7a8c' } });
  return [
    { name: 'flat.png', content: await picture().png().toBuffer() },
    { name: 'interlaced.png', content: await picture().png({ progressive: true }).toBuffer() },
    {
      name: 'upright.jpg',
      content: await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    },
    { name: 'moving.gif', content: await picture().gif().toBuffer() },
  ].map(({ name, content }) => ({ name, content: padded(content) }));
}

/** The largest allowed file: picture decoders ignore bytes after the end. */
function padded(content) {
  return Buffer.concat([content, Buffer.alloc(2 * 1024 * 1024 - content.length)]);
}

/** Sends one picture from one of the clients' addresses; resolves to the status. */
function send(url, token, { name, content }, at) {
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const head = `--${BOUNDARY}\r\n${disposition}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const options = {
    method: 'POST',
    localAddress: `127.0.1.${1 + (at % CLIENTS)}`,
    headers: {
      authorization: token,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
    },
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/uploads`, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

function residentMegabytes(pid, field) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
