import { DAY_MS, MINUTE_MS } from '../../kernel/clock';
import { forgetOldListings } from '../../modules/listings/forget-old-listings';
import { Listing } from '../../modules/listings/listing.entity';
import { CLAIM_MS } from '../../modules/listings/listing.policy';
import { itemAtLink } from '../../modules/listings/public';
import { claim } from '../../modules/listings/read-once';
import { ListingPicture } from '../../modules/listings/pictures/listing-picture.entity';
import { Upload } from '../../modules/uploads/upload.entity';
import type { ReadingFailure } from '../../platform/item-page/reading';
import { drawImage } from '../builders/image';
import { letShopsSay, newItemLink, publishedItem } from '../builders/listing';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { until } from '../until';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
});
afterAll(() => app.stop());
beforeEach(() => {
  // One guest pastes more here than a guest may; the last story is about that.
  jest.spyOn(app.services.rateLimits, 'consume').mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const PRICE = 'amount currency inYuan rate rateSource rateAsOf';
const LISTING = `query ($pasted: String!) { listing(pasted: $pasted) {
  id url shop itemId title description shopName availability failure readAt variantId
  price { ${PRICE} } domesticShipping { ${PRICE} }
  variants { variantId specification options { name value } availability price { inYuan } image { url } }
  images { url width altText } sources { field source }
} }`;

const paste = async (pasted: string, client = app.guest) =>
  (await client.run(LISTING, { pasted })).listing;
const shown = { item: publishedItem() };

describe('Whoever pastes a link', () => {
  it('finds what the shop publishes: title, price, variants, shipping and where it stands', async () => {
    letShopsSay(app, shown);
    const listing = await paste('https://WWW.shop.example.com/teapot?id=1&utm_source=mail');
    expect(listing).toMatchObject({
      ...{ url: 'https://www.shop.example.com/teapot?id=1', shop: 'shop.example.com' },
      ...{ title: 'Celadon teapot', shopName: 'Kiln', availability: 'IN_STOCK', failure: null },
      price: { amount: '168.00', currency: 'CNY', inYuan: 168_00, rate: null, rateSource: null },
      domesticShipping: { inYuan: 12_00 },
      variants: [
        { variantId: 'pale', specification: 'Glaze: Pale green', price: { inYuan: 168_00 } },
        { variantId: 'ivory', specification: 'Glaze: Ivory', price: { inYuan: 188_00 } },
      ],
      sources: [
        { field: 'TITLE', source: 'JSON_LD' },
        { field: 'PRICE', source: 'JSON_LD' },
      ],
    });
    expect(listing.readAt).toBe(app.clock.now().toISOString());
  });

  it('within a text finds the item, its variant and its title, whatever host it was copied from', async () => {
    letShopsSay(app, { failure: 'NO_PROVIDER' });
    const text =
      '【淘宝】https://m.intl.taobao.com/detail/detail.html?id=48211907&skuId=4811223344 「雨靴」点击链接直接打开';
    const listing = await paste(text);
    expect(listing).toMatchObject({
      ...{ itemId: '48211907', variantId: '4811223344', title: '雨靴', failure: 'NO_PROVIDER' },
      ...{ price: null, variants: [], readAt: null },
      url: 'https://item.taobao.com/item.htm?id=48211907&skuId=4811223344',
    });
    expect((await paste('https://item.taobao.com/item.htm?id=48211907')).id).toBe(listing.id);
  });

  it('of Amazon finds the number that Amazon shows, and an item of its own in each country', async () => {
    letShopsSay(app, shown);
    const american = await paste('https://www.amazon.com/dp/B08N5WRWNW');
    const japanese = await paste('https://www.amazon.co.jp/dp/B08N5WRWNW');
    expect([american.itemId, japanese.itemId]).toEqual(['B08N5WRWNW', 'B08N5WRWNW']);
    expect(american.id).not.toBe(japanese.id);
    expect(japanese.url).toBe('https://www.amazon.co.jp/dp/B08N5WRWNW');
  });

  it('of a short link finds the item behind it; one that leads nowhere stays a link', async () => {
    letShopsSay(app, shown);
    const follow = jest.spyOn(app.services.shops.links, 'follow');
    follow.mockResolvedValueOnce('https://item.taobao.com/item.htm?id=9912345&ut_sk=1');
    expect(await paste('「茶壶」 https://e.tb.cn/h.gabc')).toMatchObject({ itemId: '9912345' });
    follow.mockResolvedValueOnce(null);
    letShopsSay(app, { failure: 'UNREACHABLE' });
    const lost = await paste('「茶壶」 https://e.tb.cn/h.lost');
    expect(lost).toMatchObject({ title: '茶壶', itemId: null, url: 'https://e.tb.cn/h.lost' });
  });

  it('that a friend copied from our own page finds the item behind it', async () => {
    letShopsSay(app, { failure: 'NO_PROVIDER' });
    const { publicUrl } = app.services;
    const ours = (pasted: string) => `${publicUrl}/productdetail?url=${encodeURIComponent(pasted)}`;
    const theirs = '【淘宝】https://item.taobao.com/item.htm?id=48211908&ut_sk=1 「雨伞」';
    const found = { itemId: '48211908', title: '雨伞' };
    expect(await paste(ours(theirs))).toMatchObject(found);
    expect(await paste(`look ${ours(ours(theirs))}`)).toMatchObject(found);
    const codeOf = async (pasted: string) =>
      (await app.guest.refusal(LISTING, { pasted })).extensions.code;
    expect(await codeOf(ours(ours(ours(theirs))))).toBe('LINK_NESTED_TOO_DEEP');
    expect(await codeOf(ours('hello'))).toBe('LINK_REFUSED');
    for (const page of ['/', '/cart', '/productdetail', '/productdetail?url='])
      expect(await codeOf(publicUrl + page)).toBe('LINK_WITHOUT_ITEM');
  });

  it.each([
    ['no link', 'LINK_REFUSED'],
    ['javascript:alert(1)', 'LINK_REFUSED'],
    ['https://user@shop.example.com/item', 'LINK_REFUSED'],
    ['https://www.taobao.com/', 'LINK_WITHOUT_ITEM'],
    ['http://localhost:3000/item', 'LINK_NOT_PUBLIC'],
    ['http://192.168.1.1/item', 'LINK_NOT_PUBLIC'],
    ['http://169.254.169.254/latest/meta-data/', 'LINK_NOT_PUBLIC'],
    ['http://metadata.google.internal/', 'LINK_NOT_PUBLIC'],
    ['http://printer.local/', 'LINK_NOT_PUBLIC'],
    ['http://[fd00::1]/item', 'LINK_NOT_PUBLIC'],
    ['http://2130706433/', 'LINK_NOT_PUBLIC'],
    ['https://www.superbuy.com/en/page/buy?url=http%3A%2F%2F0x7f.1%2F', 'LINK_NOT_PUBLIC'],
  ])('of %s is told why it leads to no item: %s', async (pasted, code) => {
    const read = letShopsSay(app, shown);
    expect((await app.guest.refusal(LISTING, { pasted })).extensions.code).toBe(code);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('A page', () => {
  it('is read once in 30 minutes for all who paste it, also at the same moment', async () => {
    const read = letShopsSay(app, shown);
    const link = newItemLink();
    const first = await paste(link);
    app.clock.advance(30 * MINUTE_MS - 1);
    expect((await paste(`${link}&utm_id=2`, shopper)).id).toBe(first.id);
    expect(read).toHaveBeenCalledTimes(1);
    app.clock.advance(1);
    letShopsSay(app, { item: publishedItem({ title: 'Teapot, now in blue' }) });
    expect(await paste(link)).toMatchObject({ id: first.id, title: 'Teapot, now in blue' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('that ten ask for at once is asked of its shop once, and is one listing', async () => {
    const link = newItemLink();
    for (const _ of ['unknown', 'expired']) {
      const read = letShopsSay(app, shown);
      read.mockClear();
      const found = await Promise.all(Array.from({ length: 10 }, () => paste(link)));
      expect(new Set(found.map(({ id }) => id)).size).toBe(1);
      expect(read).toHaveBeenCalledTimes(1);
      app.clock.advance(31 * MINUTE_MS);
    }
  });

  it('whose reader died is read by who waits, once the time of that reader is over', async () => {
    const item = itemAtLink(app.services, newItemLink());
    expect(await claim(app.services, item, null)).toBe(true);
    const read = letShopsSay(app, shown);
    const looks = jest.spyOn(app.services.db.read, 'findOneBy');
    const waiting = paste(item.url);
    await until(() => looks.mock.calls.length > 2);
    expect(read).not.toHaveBeenCalled();
    app.clock.advance(CLAIM_MS);
    expect(await waiting).toMatchObject({ title: 'Celadon teapot', failure: null });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each<ReadingFailure>([
    ...(['NOT_PUBLIC', 'UNREACHABLE', 'TOO_SLOW', 'TOO_LARGE', 'NOT_HTML', 'GONE'] as const),
    ...(['DISALLOWED', 'REFUSED_BY_SHOP', 'NOTHING_PUBLISHED', 'NO_PROVIDER'] as const),
  ])('that cannot be read says why for 5 minutes: %s', async (failure) => {
    app.clock.advance(MINUTE_MS);
    const read = letShopsSay(app, { failure });
    const link = newItemLink();
    expect(await paste(link)).toMatchObject({ failure, title: '', price: null, images: [] });
    await paste(link);
    expect(read).toHaveBeenCalledTimes(1);
    app.clock.advance(5 * MINUTE_MS);
    letShopsSay(app, shown);
    expect(await paste(link)).toMatchObject({ failure: null, title: 'Celadon teapot' });
  });

  it('that was read before and fails now still shows what was read, and when', async () => {
    letShopsSay(app, shown);
    const link = newItemLink();
    const { readAt } = await paste(link);
    app.clock.advance(31 * MINUTE_MS);
    letShopsSay(app, { failure: 'TOO_SLOW' });
    const stale = { readAt, failure: 'TOO_SLOW', title: 'Celadon teapot' };
    expect(await paste(link)).toMatchObject(stale);
  });

  it('that is larger than a row keeps what fits', async () => {
    const long = 'x'.repeat(1_990);
    const imageUrls = Array.from({ length: 12 }, (_, at) => `https://p.example.com/${at}${long}`);
    const variants = Array.from({ length: 400 }, (_, at) => ({
      ...{ id: '', options: [{ name: 'No.', value: `${at} ${long}` }], price: null },
      ...{ availability: 'UNKNOWN' as const, imageUrl: null },
    }));
    letShopsSay(app, { item: publishedItem({ imageUrls, variants }) });
    const { images, variants: kept } = await paste(newItemLink());
    expect(images).toHaveLength(12);
    expect(kept.length).toBeGreaterThan(20);
    expect(new Set(kept.map((one: { variantId: string }) => one.variantId)).size).toBe(kept.length);
  });

  it('costs one statement where it is kept, and six when it is read', async () => {
    letShopsSay(app, shown);
    const link = newItemLink();
    const pasting = () =>
      app.guest.run('query ($p: String!) { listing(pasted: $p) { title } }', { p: link });
    expect((await app.statementsOf(pasting)).length).toBeLessThanOrEqual(6);
    expect(await app.statementsOf(pasting)).toHaveLength(1);
  });
});

describe('A price in another currency', () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' });

  it('is converted once, by a rate that says where it comes from and when', async () => {
    letShopsSay(app, { item: publishedItem({ price: usd('16.50'), variants: [] }) });
    const { price } = await paste(newItemLink());
    expect(price).toEqual({
      ...{ amount: '16.50', currency: 'USD', inYuan: 117_44, rate: '7.11743772' },
      ...{ rateSource: 'sample rates, not from a market', rateAsOf: '2026-11-20T08:00:00.000Z' },
    });
  });

  it('that nobody has a rate of is shown as it is', async () => {
    const price = { amount: '59000', currency: 'KRW' };
    letShopsSay(app, { item: publishedItem({ price, variants: [] }) });
    const listing = await paste(newItemLink());
    expect(listing.price).toMatchObject({ ...price, inYuan: null, rate: null });
  });
});

describe('A picture of a listing', () => {
  const pictureUrl = 'https://pictures.example.com/one.webp';
  const withPicture = { item: publishedItem({ imageUrls: [pictureUrl], variants: [] }) };

  it('is fetched from the shop once, whoever looks, and served by us', async () => {
    letShopsSay(app, withPicture);
    const fetched = jest.spyOn(app.services.shops.pictures, 'fetch');
    fetched.mockResolvedValue(await drawImage('png'));
    const link = newItemLink();
    const WIDE = 'query ($p: String!) { listing(pasted: $p) { images { url(width: 320) width } } }';
    const [image] = (await app.guest.run(WIDE, { p: link })).listing.images;
    expect(image).toMatchObject({ width: null });
    expect(image.url).toMatch(/\/uploads\/listings\/[0-9a-f]{64}\?width=320$/);
    const seen = await Promise.all(
      [1, 2, 3].map(() => app.guest.fetch(new URL(image.url).pathname)),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen[0]?.headers.get('content-type')).toBe('image/png');
    expect(fetched.mock.calls).toEqual([[pictureUrl]]);
    const [kept] = (await app.guest.run(WIDE, { p: link })).listing.images;
    expect(kept).toMatchObject({ width: 12 });
    expect(kept.url).toMatch(/\/uploads\/[0-9a-f]{32}-12x8\.png$/);
  });

  it('that cannot be had, or that no listing shows, is not there', async () => {
    const url = 'https://pictures.example.com/gone.png';
    letShopsSay(app, { item: publishedItem({ imageUrls: [url], variants: [] }) });
    const fetched = jest.spyOn(app.services.shops.pictures, 'fetch').mockResolvedValue(null);
    const { images } = await paste(newItemLink());
    const { pathname } = new URL(images[0].url);
    expect((await app.guest.fetch(pathname)).status).toBe(404);
    expect((await app.guest.fetch(pathname)).status).toBe(404);
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockResolvedValue(Buffer.from('<svg>no picture</svg>'));
    app.clock.advance(6 * MINUTE_MS);
    expect((await app.guest.fetch(pathname)).status).toBe(404);
    const stranger = `/uploads/listings/${'0'.repeat(64)}`;
    for (const path of [stranger, '/uploads/listings/https%3A%2F%2Fevil.example', `${stranger}0`])
      expect((await app.guest.fetch(path)).status).toBe(404);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('What a shopper looked at', () => {
  const VIEWED = '{ viewedListings { title url } }';

  it('is found again, 24 at most, the last one first; nobody else finds it', async () => {
    letShopsSay(app, shown);
    const links = Array.from({ length: 26 }, newItemLink);
    for (const link of [...links, links[5]!]) {
      app.clock.advance(2_000);
      await paste(link, shopper);
    }
    const { viewedListings } = await shopper.run(VIEWED);
    expect(viewedListings).toHaveLength(24);
    expect(viewedListings[0].url).toBe(links[5]);
    expect(viewedListings[1].url).toBe(links[25]);
    expect((await (await app.newShopper()).run(VIEWED)).viewedListings).toEqual([]);
  });

  it('is found by a guest by its ids, in their order, without what is not there', async () => {
    letShopsSay(app, shown);
    const [one, other] = [await paste(newItemLink()), await paste(newItemLink())];
    const ids = [other.id, '01KAM4T3J8Z4X8Q0V5B2N6C9D7', one.id];
    const BY_IDS = 'query ($ids: [ID!]!) { listings(ids: $ids) { id title } }';
    const { listings } = await app.guest.run(BY_IDS, { ids });
    expect(listings.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
    const tooMany = { ids: Array.from({ length: 25 }, () => one.id) };
    expect((await app.guest.refusal(BY_IDS, tooMany)).extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is not what could never be read', async () => {
    const other = await app.newShopper();
    letShopsSay(app, { failure: 'UNREACHABLE' });
    await paste(newItemLink(), other);
    expect((await other.run(VIEWED)).viewedListings).toEqual([]);
  });
});

describe('After 30 days in which nobody read it', () => {
  it('a listing is forgotten with its picture, and a kept one stays', async () => {
    const { read } = app.services.db;
    letShopsSay(app, {
      item: publishedItem({ imageUrls: ['https://pictures.example.com/old.png'] }),
    });
    jest.spyOn(app.services.shops.pictures, 'fetch').mockResolvedValue(await drawImage());
    const old = await paste(newItemLink(), shopper);
    await app.guest.fetch(new URL(old.images[0].url).pathname);
    const before = await read.count(Upload);
    app.clock.advance(31 * DAY_MS);
    letShopsSay(app, shown);
    const young = await paste(newItemLink(), shopper);
    await forgetOldListings(app.services);
    expect(await read.countBy(Listing, { id: old.id })).toBe(0);
    expect(await read.countBy(Listing, { id: young.id })).toBe(1);
    expect(
      await read.countBy(ListingPicture, { url: 'https://pictures.example.com/old.png' }),
    ).toBe(0);
    expect(await read.count(Upload)).toBeLessThan(before);
  });
});

describe('Reading is limited', () => {
  it('for a guest to 20 pages a minute; what is kept costs nothing', async () => {
    const own = await startTestApp();
    try {
      const link = newItemLink();
      const ask = (pasted: string) => own.guest.ask(LISTING, { pasted });
      const answers = [];
      for (let at = 0; at < 25; at++) answers.push(await ask(at < 5 ? link : newItemLink()));
      const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.['code'] ?? 'read');
      expect(codes.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 'read'));
      expect(codes[24]).toBe('RATE_LIMITED');
      expect((await ask(link)).errors).toBeUndefined();
    } finally {
      await own.stop();
    }
  });
});
