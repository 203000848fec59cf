import sharp from 'sharp';
import { drawImage, sendFile } from '../builders/image';
import { drawBmp, drawHugePng } from '../builders/raw-image';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const MAX_BYTES = 2 * 1024 * 1024;
const VIEWER = '{ viewer { avatar { url } } }';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const send = (content: Buffer, name: string, client = shopper, square = '') =>
  sendFile(client, content, name, 'file', `/uploads?purpose=avatar${square}`);

const avatarOf = async (client: TestClient) =>
  (await client.run(VIEWER)).viewer.avatar?.url ?? null;

async function picture(format: 'png' | 'jpeg' | 'gif' | 'webp', width: number, height: number) {
  const create = { width, height, channels: 3, background: '#1f7a8c' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

async function metadataOf(url: string) {
  const image = await app.guest.fetch(url);
  expect(image.headers.get('cache-control')).toContain('immutable');
  return sharp(Buffer.from(await image.arrayBuffer())).metadata();
}

describe('A shopper gives themselves a picture (VA-04)', () => {
  it.each([
    ['png', 'me.png', 500, 300, 300, 'png'],
    ['jpeg', 'me.JPG', 900, 1200, 360, 'jpeg'],
    ['jpeg', 'me.jpeg', 40, 60, 180, 'jpeg'],
    ['jpeg', 'me.jfif', 300, 300, 300, 'jpeg'],
    ['png', 'me.bmp', 300, 300, 300, 'png'],
    ['gif', 'me.gif', 200, 200, 200, 'png'],
  ] as const)('%s as %s of %i × %i: a square of %i, kept as %s', async (...example) => {
    const [format, name, width, height, side, kept] = example;
    const response = await send(await picture(format, width, height), name);
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    expect(await avatarOf(shopper)).toBe(app.guest.url + url);
    expect(await metadataOf(url)).toMatchObject({ width: side, height: side, format: kept });
  });

  it.each([
    [201, 190, 190],
    [500, 400, 360],
    [60, 60, 180],
  ])('bmp of %i × %i, in its own colours', async (width, height, side) => {
    const response = await send(drawBmp(width, height, [200, 100, 50]), 'me.bmp');
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    const content = Buffer.from(await (await app.guest.fetch(url)).arrayBuffer());
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: side, height: side, channels: 3 });
    expect([...data.subarray(0, 3)]).toEqual([200, 100, 50]);
    expect([...data.subarray(-3)]).toEqual([200, 100, 50]);
  });

  it.each([
    ['', [0, 0, 255]],
    ['&x=0&y=0.5&zoom=1', [255, 0, 0]],
    ['&x=1&y=0&zoom=2.5', [0, 255, 0]],
    ['&x=left&y=0.5&zoom=1', [0, 0, 255]],
    ['&x=0', [0, 0, 255]],
  ])('the square they chose of three colours: %j', async (square, colour) => {
    const part = (background: string, left: number) => ({
      input: { create: { width: 200, height: 200, channels: 3, background } as const },
      ...{ left, top: 0 },
    });
    const create = { width: 600, height: 200, channels: 3, background: '#00f' } as const;
    const content = await sharp({ create })
      .composite([part('#f00', 0), part('#0f0', 400)])
      .png()
      .toBuffer();
    const response = await send(content, 'me.png', shopper, square);
    const { url } = (await response.json()) as { url: string };
    const kept = Buffer.from(await (await app.guest.fetch(url)).arrayBuffer());
    const { dominant } = await sharp(kept).stats();
    const isNear = (at: number, value = 0) => Math.abs(at - value) < 16;
    expect(Object.values(dominant).map((at, index) => isNear(at, colour[index]))).toEqual([
      ...[true, true, true],
    ]);
  });

  it('as it was held when it was taken', async () => {
    const upright = await sharp(await picture('jpeg', 400, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const response = await send(upright, 'me.jpg', shopper, '&x=0.5&y=1&zoom=1');
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    expect(await metadataOf(url)).toMatchObject({ width: 200, height: 200 });
  });

  it('one byte under 2 MiB', async () => {
    const image = await drawImage('png');
    const content = Buffer.concat([image, Buffer.alloc(MAX_BYTES - 1 - image.length)]);
    expect((await send(content, 'me.png')).status).toBe(201);
  });

  it('and another: the first is deleted', async () => {
    await send(await drawImage('png'), 'one.png');
    const first = await avatarOf(shopper);
    await send(await drawImage('jpeg'), 'two.jpg');
    const second = await avatarOf(shopper);
    expect(second).not.toBe(first);
    expect((await app.guest.fetch(first)).status).toBe(404);
    expect((await app.guest.fetch(second)).status).toBe(200);
  });

  it('eight at once: one is kept, the others are deleted', async () => {
    const image = await drawImage('png');
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(image, 'me.png')));
    const urls = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
    );
    const kept = await avatarOf(shopper);
    for (const url of urls)
      expect((await app.guest.fetch(url)).status).toBe(app.guest.url + url === kept ? 200 : 404);
  });

  it('which costs the page no further statement', async () => {
    const statements = await app.statementsOf(() =>
      shopper.run('{ viewer { id avatar { url } cartCount } }'),
    );
    expect(statements).toHaveLength(2);
  });
});

describe('The upload endpoint refuses', () => {
  const typeRefused = {
    code: 'AVATAR_TYPE_REFUSED',
    message: 'Please choose a gif, jpeg, jpg, png or bmp picture',
  };
  const tooLarge = { code: 'AVATAR_TOO_LARGE', message: 'The picture must be under 2 MB' };
  const tooManyPixels = {
    code: 'IMAGE_TOO_MANY_PIXELS',
    message: 'The picture has more than 40 million pixels; please save it smaller',
  };

  async function refusalOf(response: Response): Promise<unknown> {
    expect(response.status).toBe(400);
    expect(await avatarOf(shopper)).toBeNull();
    return response.json();
  }

  it('exactly 2 MiB, and more', async () => {
    const image = await drawImage('png');
    for (const size of [MAX_BYTES, MAX_BYTES + 1, 2 * MAX_BYTES]) {
      const content = Buffer.concat([image, Buffer.alloc(size - image.length)]);
      expect(await refusalOf(await send(content, 'me.png'))).toEqual(tooLarge);
    }
  });

  it('20,000 × 20,000 pixels in a small file', async () => {
    const content = drawHugePng(20_000);
    expect(content.length).toBeLessThan(100_000);
    expect((await sharp(content, { limitInputPixels: false }).metadata()).width).toBe(20_000);
    expect(await refusalOf(await send(content, 'me.png'))).toEqual(tooManyPixels);
  });

  it('them without unfolding them: eight at once take no gigabyte', async () => {
    const content = drawHugePng(20_000);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(content, 'me.png')));
    // The number of concurrent uploads per account is limited; a refused client retries.
    const read = answers.filter(({ status }) => status !== 503);
    expect(read).not.toHaveLength(0);
    for (const answer of read) expect(await refusalOf(answer)).toEqual(tooManyPixels);
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });

  it('what is no such picture by its content', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const [content, name] of [
      [await picture('webp', 200, 200), 'me.png'],
      [await picture('webp', 200, 200), 'me.webp'],
      [svg, 'me.svg'],
      [svg, 'me.png'],
    ] as const)
      expect(await refusalOf(await send(content, name))).toEqual(typeRefused);
  });

  it('a picture that is cut off or damaged', async () => {
    const bmp = drawBmp(60, 60, [1, 2, 3]);
    const packed = Buffer.from(bmp);
    packed.writeUInt32LE(1, 30);
    const boastful = Buffer.from(bmp);
    boastful.writeInt32LE(2_000_000_000, 18);
    const paletteless = Buffer.from(bmp);
    paletteless.writeUInt32LE(0xffffffff, 46);
    for (const content of [
      (await picture('png', 200, 200)).subarray(0, 100),
      (await picture('jpeg', 200, 200)).subarray(0, 300),
      bmp.subarray(0, bmp.length - 1),
      bmp.subarray(0, 20),
      packed,
      boastful,
      paletteless,
      Buffer.from('BM and nothing else'),
    ])
      expect(await refusalOf(await send(content, 'me'))).toMatchObject({ code: 'IMAGE_BROKEN' });
  });

  it('in the language of the request', async () => {
    const response = await send(Buffer.from('no picture'), 'me.png', shopper.speaking('zh'));
    expect(await response.json()).toEqual({
      code: 'AVATAR_TYPE_REFUSED',
      message: '请选择 GIF、JPEG、JPG、PNG 或 BMP 图片',
    });
  });

  it('guests', async () => {
    expect((await send(await drawImage(), 'me.png', app.guest)).status).toBe(401);
  });
});
