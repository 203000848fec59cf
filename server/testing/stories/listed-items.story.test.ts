import { MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildUpload, drawImage } from '../builders/image';
import { buildListing, letShopsSay, newItemLink, publishedItem } from '../builders/listing';
import { orderForm } from '../builders/order';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const ITEM = `url shop shopName name description specification unitPrice priceRead priceChangeReason quantity
  domesticShipping listingId variantId originalAmount originalCurrency`;
const ADD = `mutation ($input: AddCartItemInput!) {
  addCartItem(input: $input) { item { ${ITEM} image { url width } } viewer { cartCount } }
}`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { amount items { ${ITEM} } } } ${REFUSAL} }
}`;

const add = async (input: Record<string, unknown>, client = shopper) =>
  (await client.run(ADD, { input })).addCartItem.item;
const refusalOf = async (input: Record<string, unknown>) =>
  (await shopper.refusal(ADD, { input })).extensions;
const itemsOf = async () => (await shopper.run(`{ cart { items { ${ITEM} } } }`)).cart.items;
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('A shopper adds an item by its listing (RT-27)', () => {
  it('and says nothing more: link, name, price and picture are those that were read', async () => {
    const fetched = jest.spyOn(app.services.shops.pictures, 'fetch');
    fetched.mockResolvedValue(await drawImage());
    const pasted = newItemLink();
    const listingId = await buildListing(app, shopper, { pasted, variants: [] });
    expect(await add({ listingId })).toEqual({
      ...{ url: pasted, shop: 'shop.example.com', shopName: 'Kiln' },
      ...{ name: 'Celadon teapot', listingId },
      ...{ description: 'Holds 0.6 l', specification: '', variantId: null, quantity: 1 },
      ...{ unitPrice: 168_00, priceRead: 168_00, priceChangeReason: '', domesticShipping: 0 },
      ...{ originalAmount: null, originalCurrency: null },
      image: { url: expect.stringContaining('/uploads/'), width: 12 },
    });
    await add({ listingId });
    await add({ listingId }, await app.newShopper());
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('in a variant, which says what it is and what it costs', async () => {
    const listingId = await buildListing(app, shopper);
    const ivory = { specification: 'Glaze: Ivory', unitPrice: 188_00, variantId: 'ivory' };
    expect(await add({ listingId, variantId: 'ivory' })).toMatchObject(ivory);
    expect(await refusalOf({ listingId, variantId: 'blue' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { variantId: expect.any(String) },
    });
  });

  it('without its picture where that cannot be had', async () => {
    jest.spyOn(app.services.shops.pictures, 'fetch').mockResolvedValue(null);
    const imageUrls = ['https://pictures.example.com/gone.png'];
    const listingId = await buildListing(app, shopper, { imageUrls });
    expect(await add({ listingId })).toMatchObject({ image: null });
  });

  it('and pays in yuan what was read in dollars, converted once; the order keeps both', async () => {
    const asked = { price: usd('16.50'), variants: [] };
    const listingId = await buildListing(app, shopper, asked);
    const original = { originalAmount: '16.50', originalCurrency: 'USD' };
    const inYuan = { unitPrice: 117_44, priceRead: 117_44, ...original };
    expect(await add({ listingId, quantity: 2 })).toMatchObject(inYuan);
    const { order } = (await shopper.run(SUBMIT, { input: orderForm() })).submitOrder;
    expect(order).toMatchObject({ amount: 234_88, items: [{ ...inYuan, listingId }] });
  });

  it('from a shop that is called as it calls itself, in the cart and in the order', async () => {
    await add({ listingId: await buildListing(app, shopper, { variants: [] }) });
    await buildCartItem(shopper, { url: newItemLink() });
    await add({ listingId: await buildListing(app, shopper, { shopName: '', variants: [] }) });
    const namesOf = (items: { shopName: string | null }[]) =>
      items.map(({ shopName }) => shopName ?? 'none').sort();
    expect(namesOf(await itemsOf())).toEqual(['Kiln', 'none', 'none']);
    const { order } = (await shopper.run(SUBMIT, { input: orderForm() })).submitOrder;
    expect(namesOf(order.items)).toEqual(['Kiln', 'none', 'none']);
  });

  it('from a shop that is known is called by its name where its page names no seller, in one’s own language', async () => {
    const pasted = 'https://item.taobao.com/item.htm?id=765432199';
    await buildCartItem(shopper, { url: pasted });
    await buildCartItem(shopper, { url: 'https://m.tb.cn/h.5xYz' });
    const ofTaobao = { shop: expect.stringMatching(/taobao/), shopName: 'Taobao' };
    expect(await itemsOf()).toMatchObject([ofTaobao, ofTaobao]);
    const inChinese = shopper.speaking('zh');
    const { cart } = await inChinese.run(`{ cart { items { ${ITEM} } } }`);
    expect(cart.items).toMatchObject([{ shopName: '淘宝' }, { shopName: '淘宝' }]);
    const { body } = await callRest(shopper, 'get', '/cart');
    expect(body.data).toMatchObject([{ shop_name: 'Taobao' }, { shop_name: 'Taobao' }]);
    const { order } = (await inChinese.run(SUBMIT, { input: orderForm() })).submitOrder;
    expect(order.items).toMatchObject([{ shopName: '淘宝' }, { shopName: '淘宝' }]);

    letShopsSay(app, { failure: 'NO_PROVIDER' });
    const LISTING = 'query ($pasted: String!) { listing(pasted: $pasted) { shop shopName } }';
    const named = { listing: { shop: 'item.taobao.com', shopName: 'Taobao' } };
    expect(await app.guest.run(LISTING, { pasted })).toEqual(named);
  });

  it('merges with the same variant, however it was added, and with no other', async () => {
    const listingId = await buildListing(app, shopper);
    await add({ listingId, variantId: 'pale', quantity: 2 });
    await add({ listingId, variantId: 'pale' });
    await add({ listingId, variantId: 'ivory' });
    expect((await itemsOf()).map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([
      1, 3,
    ]);
  });

  it('merges one that came from another address of the same shop, also by hand', async () => {
    letShopsSay(app, { item: publishedItem({ variants: [] }) });
    const PASTE = 'query ($pasted: String!) { listing(pasted: $pasted) { id } }';
    const pasted = 'https://m.intl.taobao.com/detail/detail.html?id=765432100';
    const { listing } = await shopper.run(PASTE, { pasted });
    await add({ listingId: listing.id });
    const url = 'https://world.taobao.com/item/765432100.htm?spm=a.1';
    const said = { name: 'Celadon teapot', description: 'Holds 0.6 l', unitPrice: 168_00 };
    await buildCartItem(shopper, { url, ...said });
    expect(await itemsOf()).toMatchObject([
      { quantity: 2, url: 'https://item.taobao.com/item.htm?id=765432100' },
    ]);
  });

  it('twice at once is one item in the cart; with one key it is one piece', async () => {
    const listingId = await buildListing(app, shopper);
    const variantId = 'pale';
    await Promise.all([add({ listingId, variantId }), add({ listingId, variantId })]);
    expect(await itemsOf()).toMatchObject([{ quantity: 2 }]);
    const again = { listingId, variantId: 'ivory', idempotencyKey: newId() };
    await Promise.all([add(again), add(again)]);
    expect(await itemsOf()).toContainEqual(
      expect.objectContaining({ variantId: 'ivory', quantity: 1 }),
    );
  });

  it('with the key of an earlier request is answered as then, though the shop changed its price', async () => {
    const pasted = newItemLink();
    const listingId = await buildListing(app, shopper, { pasted, variants: [] });
    const input = { listingId, unitPrice: 168_00, idempotencyKey: newId() };
    await add(input);
    app.clock.advance(31 * MINUTE_MS);
    const price = { amount: '199.00', currency: 'CNY' };
    await buildListing(app, shopper, { pasted, variants: [], price });
    expect(await add(input)).toMatchObject({ unitPrice: 168_00, quantity: 1 });
  });
});

describe('The price that was read', () => {
  it('is what we read, whatever the browser asks for', async () => {
    const listingId = await buildListing(app, shopper, { variants: [] });
    const claimed = { listingId, unitPrice: 1_00 };
    expect(await refusalOf(claimed)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { priceChangeReason: 'Enter why the price differs from the one that was read' },
    });
    expect(await itemsOf()).toEqual([]);
  });

  it('can be corrected with a reason, which goes to the operator (VA-07)', async () => {
    const listingId = await buildListing(app, shopper, { variants: [] });
    const corrected = { unitPrice: 150_00, priceChangeReason: 'Coupon on the page' };
    expect(await add({ listingId, ...corrected })).toMatchObject({
      ...corrected,
      priceRead: 168_00,
    });
  });

  it('that changed since is not taken silently; one that comes back to the cart keeps its own', async () => {
    const pasted = newItemLink();
    const listingId = await buildListing(app, shopper, { pasted, variants: [] });
    app.clock.advance(31 * MINUTE_MS);
    const price = { amount: '199.00', currency: 'CNY' };
    await buildListing(app, shopper, { pasted, variants: [], price });
    const fields = { priceChangeReason: expect.any(String) };
    expect(await refusalOf({ listingId, unitPrice: 168_00 })).toMatchObject({ fields });
    const createdAt = app.clock.now().toISOString();
    const restored = { unitPrice: 168_00, priceRead: 199_00 };
    expect(await add({ listingId, unitPrice: 168_00, createdAt })).toMatchObject(restored);
  });

  it('that nobody could read is asked for, and the name', async () => {
    const read = letShopsSay(app, { failure: 'NO_PROVIDER' });
    const pasted = 'https://item.taobao.com/item.htm?id=99887766';
    const { listing } = await shopper.run(
      'query ($pasted: String!) { listing(pasted: $pasted) { id } }',
      { pasted },
    );
    expect(read).toHaveBeenCalledTimes(1);
    const listingId = listing.id;
    expect(await refusalOf({ listingId })).toMatchObject({
      fields: { unitPrice: expect.any(String) },
    });
    expect(await refusalOf({ listingId, unitPrice: 1 })).toMatchObject({
      fields: { name: expect.any(String) },
    });
    const typed = { name: 'Rain boots', unitPrice: 89_00, specification: 'Olive, EU 39' };
    expect(await add({ listingId, ...typed })).toMatchObject({ ...typed, priceRead: null });
  });
});

describe('A listing', () => {
  it('that is not there is not found, and nothing is added', async () => {
    expect((await refusalOf({ listingId: newId() })).code).toBe('NOT_FOUND');
    expect(await itemsOf()).toEqual([]);
  });

  it('costs no more statements to add by than a form with a picture of its own', async () => {
    jest.spyOn(app.services.shops.pictures, 'fetch').mockResolvedValue(await drawImage());
    const adding = (input: Record<string, unknown>) =>
      shopper.run(
        'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { viewer { cartCount } } }',
        { input },
      );
    await adding({ listingId: await buildListing(app, shopper) });
    const listingId = await buildListing(app, shopper);
    const listed = await app.statementsOf(() => adding({ listingId }));
    const byHand = await app.statementsOf(async () =>
      adding(cartItemForm({ imageId: (await buildUpload(shopper)).id })),
    );
    expect(listed).toHaveLength(7);
    expect(byHand).toHaveLength(8);
  });
});
