import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { HOUR_MS } from '../../kernel/clock';
import { forgetRemovedItems } from '../../modules/cart/forget-removed-items';
import { removeUnusedUploads } from '../../modules/uploads/remove-unused-uploads';
import { Upload } from '../../modules/uploads/upload.entity';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildUpload, drawImage, sendFile } from '../builders/image';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const MAX_BYTES = 2 * 1024 * 1024;

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const uploadsOf = (client: TestClient) =>
  app.services.db.read.countBy(Upload, { userId: client.viewerId });

/** A PNG padded after its end to an exact size; readers of images ignore what follows. */
async function padded(size: number): Promise<Buffer> {
  const image = await drawImage();
  return Buffer.concat([image, randomBytes(size - image.length)]);
}

describe('A shopper uploads an image', () => {
  it.each([
    ['png', 'picture.png', 'image/png'],
    ['jpeg', 'picture.JPG', 'image/jpeg'],
    ['jpeg', 'picture.jpeg', 'image/jpeg'],
    ['gif', 'picture.gif', 'image/png'],
    ['jpeg', 'picture.jfif', 'image/jpeg'],
    ['jpeg', 'picture', 'image/jpeg'],
    ['png', 'picture.jpg', 'image/png'],
  ] as const)('%s as %s; it is served for ever as %s (VA-05)', async (format, name, type) => {
    const response = await sendFile(shopper, await drawImage(format), name);
    expect(response.status).toBe(201);
    const { id, url } = (await response.json()) as { id: string; url: string };
    expect(id).toHaveLength(26);
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}-12x8\.(png|jpg)$/);

    const image = await app.guest.fetch(url);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe(type);
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 12, height: 8 });
  });

  it('of exactly 2 MiB, drawn anew: nothing else of the file is kept', async () => {
    const content = await padded(MAX_BYTES);
    const response = await sendFile(shopper, content, 'picture.png');
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    const kept = Buffer.from(await (await app.guest.fetch(url)).arrayBuffer());
    expect(kept.length).toBeLessThan(1_000);
  });

  it('and shows it on an item of the cart and of nobody else', async () => {
    const { id: imageId, url } = await buildUpload(shopper);
    await buildCartItem(shopper, { imageId });
    const { cart } = await shopper.run('{ cart { items { image { url width height altText } } } }');
    expect(cart.items).toEqual([
      { image: { url: app.guest.url + url, width: 12, height: 8, altText: 'Porcelain teapot' } },
    ]);

    const stranger = await app.newShopper();
    const refusal = await stranger.refusal(
      'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }',
      { input: cartItemForm({ imageId }) },
    );
    expect(refusal.extensions.code).toBe('NOT_FOUND');
  });
});

describe('A picture is served as wide as it is shown', () => {
  const IMAGE = `query ($width: Int) { cart { items { image { url(width: $width) width height } } } }`;

  async function imageAt(width: number | null) {
    const { cart } = await shopper.run(IMAGE, { width });
    return cart.items[0].image as { url: string; width: number; height: number };
  }

  async function sizeServed(url: string) {
    const response = await app.guest.fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width, height, format } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    return { width, height, format };
  }

  beforeEach(async () => {
    const photo = await drawImage('jpeg', { width: 900, height: 600 });
    const { id: imageId } = (await (await sendFile(shopper, photo, 'photo.jpg')).json()) as {
      id: string;
    };
    await buildCartItem(shopper, { imageId });
  });

  it('at the next of four widths, told by an absolute address; its own size stays told', async () => {
    const whole = await imageAt(null);
    expect(whole).toMatchObject({ width: 900, height: 600 });
    expect(new URL(whole.url).origin).toBe(app.guest.url);
    expect(await sizeServed(whole.url)).toEqual({ width: 900, height: 600, format: 'jpeg' });
    const small = await imageAt(144);
    expect(small).toMatchObject({ width: 900, height: 600 });
    expect(small.url).toBe(`${whole.url}?width=160`);
    const narrow = { width: 160, height: 107, format: 'jpeg' };
    expect(await sizeServed(small.url)).toEqual(narrow);
    expect(await sizeServed(small.url)).toEqual(narrow);
    expect((await imageAt(1_000)).url).toBe(whole.url);
  });

  it('and at no width that is none of them, so that nobody fills the storage', async () => {
    const { url } = await imageAt(null);
    for (const query of ['width=161', 'width=', 'width=x', 'width=160&width=320'])
      expect((await app.guest.fetch(`${url}?${query}`)).status).toBe(404);
  });

  it('whole, while too many are being drawn', async () => {
    const { url } = await imageAt(320);
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const draw = sharp.prototype.toBuffer as (this: sharp.Sharp) => Promise<Buffer>;
    const drawing = jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (
      this: sharp.Sharp,
    ) {
      await released;
      return draw.call(this);
    } as never);
    let atOnce = 0;
    const answers = Array.from({ length: 20 }, async () => {
      const response = await app.guest.fetch(url);
      if (++atOnce === 3) release(); // one is being drawn, and sixteen wait
      return Buffer.from(await response.arrayBuffer());
    });
    const pictures = await Promise.all(answers);
    drawing.mockRestore();
    const widths = await Promise.all(
      pictures.map(async (one) => (await sharp(one).metadata()).width),
    );
    expect(widths.filter((width) => width === 900)).toHaveLength(3);
    expect(widths.filter((width) => width === 320)).toHaveLength(17);
  });

  it('and is gone in every width once nobody uses it', async () => {
    const { url } = await imageAt(160);
    await sizeServed(url);
    const { cart } = await shopper.run('{ cart { items { id } } }');
    const cartItemIds = cart.items.map(({ id }: { id: string }) => id);
    await shopper.run(
      'mutation ($input: RemoveCartItemsInput!) { removeCartItems(input: $input) { cart { id } } }',
      { input: { cartItemIds } },
    );
    app.clock.advance(25 * HOUR_MS);
    // Until then it could have been put back.
    await forgetRemovedItems(app.services);
    await removeUnusedUploads(app.services);
    expect((await app.guest.fetch(url)).status).toBe(404);
  });
});

describe('The upload endpoint refuses', () => {
  async function refusalOf(response: Response, client: TestClient = shopper) {
    expect(await uploadsOf(client)).toBe(0);
    return { status: response.status, ...((await response.json()) as object) };
  }

  it('2 MiB and one byte, and much more than that', async () => {
    for (const size of [MAX_BYTES + 1, 4 * MAX_BYTES])
      expect(await refusalOf(await sendFile(shopper, await padded(size), 'a.png'))).toEqual({
        status: 400,
        code: 'IMAGE_TOO_LARGE',
        message: 'The image must be at most 2 MB',
      });
    const chinese = await sendFile(shopper.speaking('zh'), await padded(MAX_BYTES + 1), 'a.png');
    expect(await refusalOf(chinese)).toMatchObject({ message: '图片大小不能超过 2 MB' });
  });

  it('a small file that unfolds to a huge picture', async () => {
    const background = '#ffffff';
    const huge = { width: 8_000, height: 5_001, channels: 3, background } as const;
    const content = await sharp({ create: huge }).png({ compressionLevel: 9 }).toBuffer();
    expect(content.length).toBeLessThan(MAX_BYTES);
    expect(await refusalOf(await sendFile(shopper, content, 'a.png'))).toMatchObject({
      status: 400,
      code: 'IMAGE_TOO_MANY_PIXELS',
    });
  });

  it('whatever is not gif, jpg or png by its content', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const [content, name] of [
      [await drawImage('webp'), 'picture.webp'],
      [await drawImage('webp'), 'picture.png'],
      [svg, 'picture.svg'],
      [svg, 'picture.png'],
      [Buffer.from('<script>alert(1)</script>'), 'picture.gif'],
    ] as const)
      expect(await refusalOf(await sendFile(shopper, content, name))).toEqual({
        status: 400,
        code: 'IMAGE_TYPE_REFUSED',
        message: 'Please choose a gif, jpg or png image',
      });
  });

  it.each([
    ['png', 0.5],
    ['png', 0.1],
    ['jpeg', 0.9],
    ['jpeg', 0.02],
    ['gif', 0.5],
  ] as const)('a %s that is cut off after %d of it', async (format, part) => {
    const image = await drawImage(format, { width: 120, height: 80 });
    const content = image.subarray(0, Math.ceil(image.length * part));
    expect(await refusalOf(await sendFile(shopper, content, 'picture'))).toEqual({
      status: 400,
      code: 'IMAGE_BROKEN',
      message: 'The picture cannot be read; it may have been cut off. Please send the whole file',
    });
    const chinese = await sendFile(shopper.speaking('zh'), content, 'picture');
    expect(await refusalOf(chinese)).toMatchObject({
      message: '图片无法读取，文件可能不完整，请重新上传完整的文件',
    });
  });

  it('a picture that was damaged on its way', async () => {
    const content = await drawImage('png', { width: 120, height: 80 });
    content.fill(0, 60, 90);
    expect(await refusalOf(await sendFile(shopper, content, 'picture.png'))).toMatchObject({
      code: 'IMAGE_BROKEN',
    });
  });

  it('a second file', async () => {
    const form = new FormData();
    const image = new Blob([new Uint8Array(await drawImage())]);
    form.append('file', image, 'one.png');
    form.append('file', image, 'two.png');
    const response = await shopper.fetch('/uploads', { method: 'POST', body: form });
    expect(await refusalOf(response)).toEqual({
      status: 400,
      code: 'IMAGE_TOO_MANY',
      message: 'Please choose one image only',
    });
  });

  it('no file, an empty one, one in another field, and what is no form', async () => {
    const missing = { status: 400, code: 'IMAGE_MISSING', message: 'Please choose an image' };
    const image = await drawImage();
    const form = new FormData();
    form.append('name', 'teapot');
    for (const response of [
      await shopper.fetch('/uploads', { method: 'POST' }),
      await shopper.fetch('/uploads', { method: 'POST', body: form }),
      await shopper.fetch('/uploads', { method: 'POST', body: new Uint8Array(image) }),
      await shopper.fetch('/uploads', {
        method: 'POST',
        body: 'broken',
        headers: { 'content-type': 'multipart/form-data' },
      }),
      await shopper.fetch('/uploads', {
        method: 'POST',
        body: '--x\r\nbroken',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
      await sendFile(shopper, Buffer.alloc(0), 'empty.png'),
      await sendFile(shopper, image, 'picture.png', 'photo'),
    ])
      expect(await refusalOf(response)).toEqual(missing);
  });

  it('guests', async () => {
    const response = await sendFile(app.guest, await drawImage(), 'picture.png');
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 'PLEASE_LOGIN',
      message: 'Please Login First',
    });
  });

  it('to show what was never stored', async () => {
    expect((await app.guest.fetch('/uploads/unknown.png')).status).toBe(404);
    expect((await app.guest.fetch('/uploads/..%2f..%2fetc%2fpasswd')).status).toBeGreaterThan(399);
  });
});
