import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RawRequest } from './raw-request';

/** The description of an error in a request, and the request without its URL. */
export type HostileBody = Readonly<Pick<RawRequest, 'headers' | 'body' | 'then'>> & {
  readonly name: string;
};

type Wrong = Partial<Omit<HostileBody, 'name' | 'body'>>;

const BOUNDARY = 'boundary-of-parts';

function sized(
  name: string,
  type: string,
  body: Buffer | string,
  { headers, then = 'wait' }: Wrong = {},
): HostileBody {
  const length = String(Buffer.byteLength(body));
  return {
    ...{ name, body, then },
    headers: { 'content-type': type, 'content-length': length, ...headers },
  };
}

function chunked(name: string, type: string, body: string, then: HostileBody['then']): HostileBody {
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  return { name, headers, body, then };
}

/** Errors in the framing of any body; its own content is never whole. */
function misframed(type: string, half: string): HostileBody[] {
  const one = half.length.toString(16);
  const more = { 'content-length': String(half.length + 1_000) };
  return [
    sized('shorter than its length, then closed', type, half, { headers: more, then: 'close' }),
    sized('shorter than its length, then broken off', type, half, {
      ...{ headers: more, then: 'break off' },
    }),
    sized('shorter than its length, then stalled', type, half, { headers: more }),
    sized('longer than its length', type, half, { headers: { 'content-length': '5' } }),
    sized('of a negative length', type, half, { headers: { 'content-length': '-5' } }),
    sized('of two lengths', type, half, { headers: { 'content-length': '5, 6' } }),
    sized('of a length and in chunks', type, half, { headers: { 'transfer-encoding': 'chunked' } }),
    chunked('in chunks that end early', type, `${one}\r\n${half}\r\n`, 'close'),
    chunked('in chunks, then broken off', type, `${one}\r\n${half}\r\n`, 'break off'),
    chunked('in chunks, then stalled', type, `${one}\r\n${half}\r\n`, 'wait'),
    chunked('in chunks of no number', type, `klingon\r\n${half}\r\n0\r\n\r\n`, 'wait'),
    chunked('in a chunk longer than it says', type, `2\r\n${half}\r\n0\r\n\r\n`, 'wait'),
    chunked('in a chunk of many exabytes', type, `ffffffffffffffffff\r\n${half}`, 'wait'),
    sized('in an unknown encoding', type, half, { headers: { 'content-encoding': 'klingon' } }),
  ];
}

const json = 'application/json';
const form = '{"query": "{ __typename }"}';
const encoded = (encoding: string): Wrong => ({ headers: { 'content-encoding': encoding } });
/** 30 MB in 30 kB. */
const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));

/** Bodies that no JSON parser accepts. */
export const hostileJson: readonly HostileBody[] = [
  ...misframed(json, form.slice(0, -4)),
  sized('broken JSON', json, form.slice(0, -4)),
  sized('40,000 lists within each other, never closed', json, '['.repeat(40_000)),
  sized('bytes that are no text', json, Buffer.from([0xff, 0xfe, 0x00, 0xd8])),
  sized('over 100 kB', json, `{"query": "${'x'.repeat(110_000)}"}`),
  sized('gzip that is none', json, form, encoded('gzip')),
  sized('gzip cut off', json, gzipSync(form).subarray(0, 20), encoded('gzip')),
  sized('gzip with a broken middle', json, gzipSync(form).fill(0x55, 12, 20), encoded('gzip')),
  sized('a bomb of gzip', json, bomb, encoded('gzip')),
  sized('a bomb of brotli', json, brotliCompressSync(Buffer.alloc(3e7)), encoded('br')),
  sized('deflate that is none', json, form, encoded('deflate')),
];

const fields = 'application/x-www-form-urlencoded';

/** Fields of a form that no reader can make sense of. */
export const hostileFields: readonly HostileBody[] = [
  ...misframed(fields, 'choice=p'),
  sized('of one field without end', fields, `choice=${'x'.repeat(110_000)}`),
  sized('of 50,000 fields', fields, 'choice=pay&'.repeat(50_000)),
  sized('of a broken encoding', fields, 'choice=%ff%zz'),
];

const disposition = 'Content-Disposition: form-data; name="file"; filename="me.png"';
const start = `--${BOUNDARY}\r\n${disposition}\r\nContent-Type: image/png\r\n\r\n`;
const end = `\r\n--${BOUNDARY}--\r\n`;
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
const half = `${start}\x89PNG and what follows`;

const part = (name: string, head: string, content = 'x') =>
  sized(name, multipart, `--${BOUNDARY}\r\n${head}\r\n\r\n${content}${end}`);

/** Multipart forms that hold no picture, whole or not. */
export const hostileForms: readonly HostileBody[] = [
  ...misframed(multipart, half),
  sized('that ends within its file', multipart, half),
  sized('that ends within its file, twice', multipart, `${half}\r\n${start}x`),
  sized('that ends within the head of its file', multipart, start.slice(0, 60)),
  sized('that ends within a field', multipart, half.replace(/; filename="me.png"/, '')),
  sized('that ends within its boundary', multipart, `${half}${end.slice(0, 12)}`),
  sized('that holds nothing', multipart, ''),
  sized('that holds its end alone', multipart, `--${BOUNDARY}--\r\n`),
  sized('of another boundary', multipart, half.replaceAll(BOUNDARY, 'another')),
  sized('without a boundary', 'multipart/form-data', `${half}${end}`),
  sized(
    'whose boundary is 5,000 characters',
    `multipart/form-data; boundary=${'b'.repeat(5e3)}`,
    half,
  ),
  sized('of a picture over 2 MB that never ends', multipart, `${start}${'x'.repeat(2_200_000)}`),
  sized('in gzip', multipart, gzipSync(half), encoded('gzip')),
  part('whose file has an empty name', disposition.replace('me.png', '')),
  part('whose file has an empty name and no content', disposition.replace('me.png', ''), ''),
  part(
    'whose file has no name',
    `${disposition.split('; file')[0]}\r\nContent-Type: application/octet-stream`,
  ),
  part('whose file is named in a broken encoding', `${disposition}; filename*=klingon''%ff%zz`),
  part('whose file has a name of control characters', disposition.replace('me', 'm\x00\x1b')),
  part('without any head', ''),
  part('with a head of 100 kB', `${disposition}\r\nX-Long: ${'x'.repeat(100_000)}`),
];
