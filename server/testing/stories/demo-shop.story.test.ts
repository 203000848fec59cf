import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { demo } from '../../operator/demo/demo';
import { demoShop } from '../../operator/demo/shop/demo-shop';
import { readConfig } from '../../platform/config';
import { openShops } from '../../platform/item-page/open-shops';
import { startTestApp, type TestApp } from '../test-app';
import { TestClock } from '../test-clock';
import { openTestInternet, type TestInternet } from '../test-shop/test-internet';

let internet: TestInternet;
let app: TestApp;
beforeAll(async () => {
  internet = await openTestInternet();
  internet.host('shop.test', express().use('/demo-shop', demoShop()));
  const publicUrl = 'https://tidebox.example';
  const shops = openShops({ publicUrl, clock: new TestClock(), ...internet });
  app = await startTestApp({ shops });
});
afterAll(async () => {
  await app.stop();
  await internet.close();
});

const LISTING = 'query ($url: String!) { listing(pasted: $url) { shop title price { inYuan } } }';
const listing = async (url: string, client = app.guest) =>
  (await client.run(LISTING, { url })).listing;

describe('The shop of the demo', () => {
  it('is read by the reader of every other shop (RT-27)', async () => {
    expect(await listing('http://shop.test/demo-shop/items/cup?utm_source=mail')).toEqual({
      shop: 'shop.test',
      title: 'Tea cup, hand-thrown',
      price: { inYuan: 36_50 },
    });
  });

  it('publishes in the encodings and currencies that shops have', async () => {
    const scarf = await listing('http://shop.test/demo-shop/items/scarf');
    expect(scarf).toMatchObject({ title: '羊毛围巾 Wool scarf', price: { inYuan: 139_90 } });
    const book = await listing('http://shop.test/demo-shop/items/book');
    expect(book).toMatchObject({ title: 'Picture book of river towns', price: { inYuan: 92_74 } });
  });

  it('has no other items: those are entered by hand', async () => {
    const nothing = { shop: 'shop.test', title: '', price: null };
    expect(await listing('http://shop.test/demo-shop/items/spoon')).toEqual(nothing);
  });
});

describe('Shops that do not answer', () => {
  it('keep those waiting who ask for them, and nobody else', async () => {
    internet.host('mute.test', () => undefined);
    const shopper = await app.newShopper();
    const mute = Array.from({ length: 20 }, (_, at) => listing(`http://mute.test/${at}`, shopper));
    let givenUp = 0;
    for (const one of mute) void one.then(() => (givenUp += 1));
    for (let times = 0; times < 5; times++) await app.guest.run('{ site { name } }');
    expect(givenUp).toBe(0);
    for (const { title } of await Promise.all(mute)) expect(title).toBe('');
  });
});

describe('A server with the demo', () => {
  it('reaches its own shop, on whatever port, and nothing beside it', async () => {
    const site = express();
    demo.mount(site);
    const [own, beside] = [createServer(site), createServer(site)];
    for (const server of [own, beside])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const [port, other] = [own, beside].map((server) => (server.address() as AddressInfo).port);
    const config = readConfig({ PORT: String(port), HOST: '127.0.0.1' });
    const { items, links, pictures } = openShops({
      publicUrl: config.publicUrl,
      clock: new TestClock(),
      isExempt: demo.isOwnHost(config),
    });
    const read = (host: string) =>
      items.read({ url: `http://${host}/demo-shop/items/teapot`, shop: host, itemId: null });

    const { item } = await read(`127.0.0.1:${port}`);
    expect(item).toMatchObject({ title: 'Celadon teapot, 600 ml', shopName: 'Kiln & Cup' });
    expect(item?.variants).toHaveLength(3);
    const [first = ''] = item?.imageUrls ?? [];
    expect((await pictures.fetch(first))?.subarray(1, 4).toString()).toBe('PNG');
    const short = `http://localhost:${port}/demo-shop/s/cup`;
    expect(await links.follow(short, (url) => url.includes('/items/'))).toBe(
      `http://localhost:${port}/demo-shop/items/cup`,
    );
    expect(await read(`127.0.0.1:${other}`)).toEqual({ failure: 'NOT_PUBLIC' });
    for (const server of [own, beside]) server.close();
  });
});
