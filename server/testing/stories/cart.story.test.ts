import { HOUR_MS } from '../../kernel/clock';
import { forgetRemovedItems } from '../../modules/cart/forget-removed-items';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildUpload, drawImage } from '../builders/image';
import { buildListing, publishedItem } from '../builders/listing';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const ITEM = 'id url shop name specification unitPrice quantity domesticShipping remark isSelected';
const CART = `{ cart { id selectedCount selectedTotal items { ${ITEM} subtotal image { url } } } }`;
const ADD = `mutation ($input: AddCartItemInput!) {
  addCartItem(input: $input) { item { id quantity } viewer { id cartCount } }
}`;
const UPDATE = `mutation ($input: UpdateCartItemInput!) {
  updateCartItem(input: $input) { item { id quantity remark } cart { id selectedTotal } }
}`;
const SELECT = `mutation ($ids: [ID!]!, $isSelected: Boolean!) {
  selectCartItems(input: { cartItemIds: $ids, isSelected: $isSelected }) { cart { id selectedCount selectedTotal } }
}`;
const RESTORE = `mutation ($ids: [ID!]!) {
  restoreCartItems(input: { cartItemIds: $ids }) { cart { id items { id } } viewer { id cartCount } }
}`;
const REMOVE = `mutation ($ids: [ID!]!) {
  removeCartItems(input: { cartItemIds: $ids }) { cart { id items { id } } viewer { id cartCount } }
}`;

const soldOutGlaze = {
  ...publishedItem().variants[0]!,
  availability: 'OUT_OF_STOCK' as const,
};

async function cartOf(client: TestClient) {
  return (await client.run(CART)).cart;
}

describe('A shopper fills the cart', () => {
  it('adds an item; it is selected, and the badge counts it (EN-12)', async () => {
    const input = {
      url: 'https://WWW.Shop.example.com/item?id=7&utm_source=mail#top',
      name: '  Porcelain teapot ',
      unitPrice: 1250,
      quantity: 3,
      domesticShipping: 800,
      specification: 'blue',
      remark: 'wrap well',
    };
    const { addCartItem } = await shopper.run(ADD, { input });
    expect(addCartItem.viewer).toEqual({ id: shopper.viewerId, cartCount: 1 });
    expect(await cartOf(shopper)).toEqual({
      id: shopper.viewerId,
      selectedCount: 1,
      selectedTotal: 4550,
      items: [
        {
          ...input,
          id: addCartItem.item.id,
          url: 'https://www.shop.example.com/item?id=7',
          shop: 'shop.example.com',
          name: 'Porcelain teapot',
          isSelected: true,
          subtotal: 4550,
          image: null,
        },
      ],
    });
  });

  it('takes an item back that was removed, to the place where it stood', async () => {
    const shop = 'https://shop.example.com';
    await buildCartItem(shopper, { url: `${shop}/first`, name: 'First' });
    app.clock.advance(1_000);
    const second = await buildCartItem(shopper, { url: `${shop}/second`, name: 'Second' });
    app.clock.advance(1_000);
    await buildCartItem(shopper, { url: `${shop}/third`, name: 'Third' });
    const read = '{ cart { id items { id name createdAt } } }';
    const before = (await shopper.run(read)).cart.items;

    const { createdAt } = before.find((item: { id: string }) => item.id === second);
    await shopper.run(REMOVE, { ids: [second] });
    await buildCartItem(shopper, { url: `${shop}/second`, name: 'Second', createdAt });
    const after = (await shopper.run(read)).cart.items;
    expect(after.map((item: { name: string }) => item.name)).toEqual(['Third', 'Second', 'First']);
  });

  it('cannot put an item in for later', async () => {
    await buildCartItem(shopper, { createdAt: '2099-01-01T00:00:00.000Z' });
    const { items } = (await shopper.run('{ cart { id items { id createdAt } } }')).cart;
    expect(new Date(items[0].createdAt).getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  it('merges two of which all that is said is alike: quantities add up, and it is selected again', async () => {
    const url = 'https://shop.example.com/same';
    const same = { specification: 'red', remark: 'wrap well', domesticShipping: 800 };
    const id = await buildCartItem(shopper, { url, quantity: 2, ...same });
    await shopper.run(SELECT, { ids: [id], isSelected: false });
    await buildCartItem(shopper, { url: `${url}?spm=a.1`, quantity: 3, ...same });
    expect((await cartOf(shopper)).items).toMatchObject([
      { id, quantity: 5, ...same, isSelected: true },
    ]);
  });

  it('keeps two things of one link apart, each with its price and remark', async () => {
    const url = 'https://shop.example.com/cups';
    const cup = { url, name: 'Red cup', unitPrice: 10_00, remark: 'Gift' };
    const plate = { url, name: 'Blue plate', unitPrice: 50_00, remark: '' };
    await buildCartItem(shopper, cup);
    await buildCartItem(shopper, plate);
    const { items, selectedTotal } = await cartOf(shopper);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([expect.objectContaining(cup), expect.objectContaining(plate)]),
    );
    expect(selectedTotal).toBe(60_00);
  });

  it.each([
    ['name', { name: 'Blue plate' }],
    ['price', { unitPrice: 990 }],
    ['specification', { specification: 'green' }],
    ['remark', { remark: 'wrap well' }],
    ['domestic shipping', { domesticShipping: 600 }],
    ['description', { description: 'With a lid' }],
  ])('keeps two of one link apart that differ in %s, whichever came first', async (_, other) => {
    const url = 'https://shop.example.com/alike';
    for (const said of [{}, other, {}, other]) await buildCartItem(shopper, { url, ...said });
    const { items } = await cartOf(shopper);
    expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 2]);
  });

  it('keeps two of one link apart that differ in their picture', async () => {
    const same = { url: 'https://shop.example.com/seen' };
    const imageId = (await buildUpload(shopper)).id;
    for (const said of [same, { ...same, imageId }, same]) await buildCartItem(shopper, said);
    expect((await cartOf(shopper)).items).toHaveLength(2);
  });

  it('keeps an item apart whose remark was changed in the cart', async () => {
    const url = 'https://shop.example.com/remarked';
    const id = await buildCartItem(shopper, { url });
    await shopper.run(UPDATE, { input: { cartItemId: id, remark: 'the blue one' } });
    await buildCartItem(shopper, { url });
    const { items } = await cartOf(shopper);
    expect(items.map(({ remark }: { remark: string }) => remark).sort()).toEqual([
      '',
      'the blue one',
    ]);
  });

  it('cannot have more than 999 pieces of one item, and is told how many there are', async () => {
    const same = { url: 'https://shop.example.com/many' };
    await buildCartItem(shopper, { ...same, quantity: 4 });
    const input = cartItemForm({ ...same, quantity: 998 });
    expect(await shopper.refusal(ADD, { input })).toMatchObject({
      message: 'You can order at most 999 pieces of one item; 4 are in your cart already',
      extensions: { code: 'TOO_MANY_PIECES' },
    });
    const chinese = await shopper.speaking('zh').refusal(ADD, { input });
    expect(chinese.message).toBe('同一件商品最多可购 999 件，您的购物车中已有 4 件');
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 4 }]);
  });

  it('cannot pass 999 pieces by several requests at once either', async () => {
    const input = cartItemForm({ url: 'https://shop.example.com/crowd', quantity: 300 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.ask(ADD, { input })));
    const refusals = answers.flatMap(({ errors }) => errors ?? []);
    expect(refusals.map(({ extensions }) => extensions['code'])).toEqual(
      Array.from({ length: 5 }, () => 'TOO_MANY_PIECES'),
    );
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 900 }]);
  });

  it('merges what is added 16 times at once', async () => {
    const url = 'https://shop.example.com/at-once';
    await Promise.all(Array.from({ length: 16 }, () => buildCartItem(shopper, { url })));
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 16 }]);
  });

  it('cannot hold more than 100 items, not even by 8 at once', async () => {
    for (let count = 0; count < 98; count++) await buildCartItem(shopper);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shopper.ask(ADD, { input: cartItemForm() })),
    );
    const refusals = answers.flatMap(({ errors }) => errors ?? []);
    expect(refusals.map((error) => error.message)).toEqual(
      Array.from({ length: 6 }, () => 'Your cart holds at most 100 items'),
    );
    expect((await cartOf(shopper)).items).toHaveLength(100);
  });

  it('changes quantity and remark; what is left out stays', async () => {
    const id = await buildCartItem(shopper, { quantity: 2, remark: 'first' });
    const { updateCartItem } = await shopper.run(UPDATE, {
      input: { cartItemId: id, quantity: 4 },
    });
    expect(updateCartItem).toEqual({
      item: { id, quantity: 4, remark: 'first' },
      cart: { id: shopper.viewerId, selectedTotal: 5000 },
    });
    const { updateCartItem: second } = await shopper.run(UPDATE, {
      input: { cartItemId: id, remark: '' },
    });
    expect(second.item).toEqual({ id, quantity: 4, remark: '' });
    const { updateCartItem: third } = await shopper.run(UPDATE, { input: { cartItemId: id } });
    expect(third.item).toEqual({ id, quantity: 4, remark: '' });
  });

  it('selects for the next order and removes', async () => {
    const [first, second] = [await buildCartItem(shopper), await buildCartItem(shopper)];
    const { selectCartItems } = await shopper.run(SELECT, { ids: [first], isSelected: false });
    expect(selectCartItems.cart).toMatchObject({ selectedCount: 1, selectedTotal: 1250 });
    await shopper.run(SELECT, { ids: [first, first], isSelected: false });

    const { removeCartItems } = await shopper.run(REMOVE, { ids: [second] });
    expect(removeCartItems).toEqual({
      cart: { id: shopper.viewerId, items: [{ id: first }] },
      viewer: { id: shopper.viewerId, cartCount: 1 },
    });
  });

  it('sees in each change of one operation what that change left', async () => {
    const ids = [await buildCartItem(shopper), await buildCartItem(shopper)];
    const { dropped, chosen } = await shopper.run(
      `mutation ($ids: [ID!]!, $first: [ID!]!) {
        dropped: selectCartItems(input: { cartItemIds: $ids, isSelected: false }) { cart { selectedCount } }
        chosen: selectCartItems(input: { cartItemIds: $first, isSelected: true }) { cart { selectedCount } }
      }`,
      { ids, first: ids.slice(0, 1) },
    );
    expect([dropped.cart.selectedCount, chosen.cart.selectedCount]).toEqual([0, 1]);
  });

  it('costs few statements: viewer 2, cart 3, adding 6', async () => {
    await buildCartItem(shopper);
    const viewer = await app.statementsOf(() => shopper.run('{ viewer { id cartCount } }'));
    expect(viewer.length).toBeLessThanOrEqual(2);
    const cart = await app.statementsOf(() => shopper.run(CART));
    expect(cart.length).toBeLessThanOrEqual(3);
    const adding = await app.statementsOf(() => shopper.run(ADD, { input: cartItemForm() }));
    expect(adding.length).toBeLessThanOrEqual(6);
  });
});

describe('What was taken out of the cart', () => {
  const WHOLE = `{ cart { items { ${ITEM} description priceRead priceChangeReason listingId variantId
    originalAmount originalCurrency originalRate imageId image { url } createdAt } } }`;
  const wholeCart = async () => (await shopper.run(WHOLE)).cart.items;

  it('comes back whole: listings with the picture of their page, forms with all that was typed', async () => {
    const fetched = jest.spyOn(app.services.shops.pictures, 'fetch');
    fetched.mockResolvedValue(await drawImage());
    const price = { amount: '16.50', currency: 'USD' };
    const read = await buildListing(app, shopper, { variants: [], price });
    await buildCartItem(shopper, { listingId: read, url: null, name: null, unitPrice: null });
    await buildCartItem(shopper, {
      listingId: await buildListing(app, shopper, {
        imageUrls: ['https://shop.example.com/1.png'],
      }),
      ...{ variantId: 'ivory', unitPrice: 150_00, priceChangeReason: 'Coupon', quantity: 3 },
    });
    const imageId = (await buildUpload(shopper)).id;
    await buildCartItem(shopper, { imageId, remark: 'wrap well', isSelected: false });
    await buildCartItem(shopper, { ...{ originalAmount: '1980', originalCurrency: 'JPY' } });
    fetched.mockRestore();
    const before = await wholeCart();
    expect(before.filter(({ image }: { image: unknown }) => image)).toHaveLength(3);

    const ids = before.map(({ id }: { id: string }) => id);
    // Changes at the shops and the bank make no difference.
    await shopper.run(REMOVE, { ids });
    expect(await wholeCart()).toEqual([]);
    const { restoreCartItems } = await shopper.run(RESTORE, { ids });
    expect(restoreCartItems.viewer.cartCount).toBe(4);
    expect(await wholeCart()).toEqual(before);
    await shopper.run(RESTORE, { ids });
    expect(await wholeCart()).toEqual(before);
  });

  it('comes back by POST /cart/restore as well', async () => {
    const id = await buildCartItem(shopper, { remark: 'wrap well' });
    await callRest(shopper, 'delete', `/cart/${id}`);
    const { body } = await callRest(shopper, 'post', '/cart/restore', { body: { ids: [id] } });
    expect(body).toMatchObject({ code: 200, data: [{ id, remark: 'wrap well' }] });
  });

  it('joins what was added meanwhile, unless those are too many', async () => {
    const same = { url: 'https://shop.example.com/again' };
    const first = await buildCartItem(shopper, { ...same, quantity: 2 });
    await shopper.run(REMOVE, { ids: [first] });
    const second = await buildCartItem(shopper, { ...same, quantity: 3 });
    await shopper.run(RESTORE, { ids: [first] });
    expect((await cartOf(shopper)).items).toMatchObject([{ id: second, quantity: 5 }]);

    await shopper.run(REMOVE, { ids: [second] });
    await buildCartItem(shopper, { ...same, quantity: 995 });
    const refusal = await shopper.refusal(RESTORE, { ids: [second] });
    expect(refusal.extensions.code).toBe('TOO_MANY_PIECES');
  });

  it('is found by nobody else, and by nobody after a day', async () => {
    const id = await buildCartItem(shopper);
    await shopper.run(REMOVE, { ids: [id] });
    const stranger = await app.newShopper();
    expect((await stranger.refusal(RESTORE, { ids: [id] })).extensions.code).toBe('NOT_FOUND');
    app.clock.advance(25 * HOUR_MS);
    await forgetRemovedItems(app.services);
    expect((await shopper.refusal(RESTORE, { ids: [id] })).extensions.code).toBe('NOT_FOUND');
  });
});

describe('A price in the currency of the shop', () => {
  const PRICES = `{ cart { items { unitPrice priceRead originalAmount originalCurrency originalRate
    originalRateAsOf } } }`;

  it('is converted once by the server, which keeps rate and day and passes over what the client says', async () => {
    const inYen = { originalAmount: '1980', originalCurrency: 'JPY' };
    await buildCartItem(shopper, { ...inYen, unitPrice: 1 });
    const converted = {
      ...{ unitPrice: 92_74, priceRead: null, ...inYen },
      ...{ originalRate: '0.04683841', originalRateAsOf: '2026-11-20T08:00:00.000Z' },
    };
    expect((await shopper.run(PRICES)).cart.items).toEqual([converted]);
    const form = { name: 'Cup', url: 'https://shop.example.com/yen' };
    const body = { ...form, original_amount: '1980', original_currency: 'JPY' };
    expect((await callRest(shopper, 'post', '/cart', { body })).body.data).toMatchObject({
      ...{ unit_price: 92_74, original_amount: '1980', original_currency: 'JPY' },
      ...{ original_rate: '0.04683841', original_rate_as_of: '2026-11-20T08:00:00.000Z' },
    });
  });

  it('in yuan is a price in yuan', async () => {
    const inYuan = { originalAmount: '12.5', originalCurrency: 'CNY', unitPrice: null };
    await buildCartItem(shopper, inYuan);
    expect((await shopper.run(PRICES)).cart.items).toMatchObject([
      { unitPrice: 12_50, originalAmount: null, originalCurrency: null, originalRate: null },
    ]);
  });

  it.each([
    ['no amount', { originalAmount: '12,5' }, 'Enter an amount such as 1980 or 19.80'],
    ['nothing', { originalAmount: '0' }, 'Enter 0.01 or more'],
    ['less than a fen', { originalAmount: '0.01' }, 'Enter 0.01 or more'],
    ['too much', { originalAmount: '999999999' }, 'Enter 10,000,000 or less'],
    ['a currency alone', { originalAmount: null }, 'Please fill this in'],
  ])('is refused beside its field: %s', async (_, change, told) => {
    const input = cartItemForm({ originalCurrency: 'JPY', ...change });
    expect((await shopper.refusal(ADD, { input })).extensions.fields).toEqual({
      originalAmount: told,
    });
  });

  it('waits while there are no rates', async () => {
    jest.spyOn(app.services.exchangeRates, 'latest').mockRejectedValueOnce(new Error('offline'));
    const input = cartItemForm({ originalAmount: '5', originalCurrency: 'USD' });
    const refusal = await shopper.refusal(ADD, { input });
    expect(refusal.extensions.code).toBe('EXCHANGE_RATES_UNAVAILABLE');
  });
});

describe('An item that its shop has sold out', () => {
  it.each([
    ['an item', { variants: [], availability: 'OUT_OF_STOCK' as const }, null],
    ['a variant', { variants: [soldOutGlaze] }, soldOutGlaze.id],
  ])('is asked about before it is bought: %s', async (_, published, variantId) => {
    const listingId = await buildListing(app, shopper, published);
    const input = { listingId, variantId };
    const refusal = await shopper.refusal(ADD, { input });
    expect(refusal.extensions.code).toBe('SOLD_OUT');
    expect(refusal.message).toContain('not the handling fee');
    expect((await cartOf(shopper)).items).toEqual([]);
    await shopper.run(ADD, { input: { ...input, acknowledgesSoldOut: true } });
    expect((await cartOf(shopper)).items).toHaveLength(1);
  });
});

describe('The cart refuses', () => {
  it.each([
    ['no link', { url: '' }, 'url', 'Please fill this in', '请填写此项'],
    [
      'a link that is none',
      { url: 'shop.example.com/a' },
      'url',
      'Enter a link starting with http:// or https://',
      '请输入以 http:// 或 https:// 开头的链接',
    ],
    [
      'a link into a private network',
      { url: 'http://10.0.0.8/item' },
      'url',
      'This leads to a private network. Enter the link that the shop has on the internet',
      '此链接指向内部网络，请输入店铺在互联网上的链接',
    ],
    ['no name', { name: '  ' }, 'name', 'Please fill this in', '请填写此项'],
    [
      'a long name',
      { name: 'n'.repeat(201) },
      'name',
      'Enter at most 200 characters',
      '最多输入 200 个字符',
    ],
    ['no price', { unitPrice: 0 }, 'unitPrice', 'Enter 0.01 or more', '请输入不小于 0.01 的数值'],
    [
      'a negative price',
      { unitPrice: -1 },
      'unitPrice',
      'Enter 0.01 or more',
      '请输入不小于 0.01 的数值',
    ],
    [
      'a huge price',
      { unitPrice: 1_000_000_001 },
      'unitPrice',
      'Enter 10,000,000 or less',
      '请输入不大于 10,000,000 的数值',
    ],
    ['no piece', { quantity: 0 }, 'quantity', 'Enter 1 or more', '请输入不小于 1 的数值'],
    [
      'too many pieces',
      { quantity: 1000 },
      'quantity',
      'Enter 999 or less',
      '请输入不大于 999 的数值',
    ],
    [
      'negative shipping',
      { domesticShipping: -1 },
      'domesticShipping',
      'Enter 0 or more',
      '请输入不小于 0 的数值',
    ],
    [
      'a long remark',
      { remark: 'r'.repeat(501) },
      'remark',
      'Enter at most 500 characters',
      '最多输入 500 个字符',
    ],
    [
      'a long specification',
      { specification: 's'.repeat(301) },
      'specification',
      'Enter at most 300 characters',
      '最多输入 300 个字符',
    ],
    [
      'a long description',
      { description: 'd'.repeat(1001) },
      'description',
      'Enter at most 1,000 characters',
      '最多输入 1,000 个字符',
    ],
  ])('%s (VA-11)', async (_, change, field, english, chinese) => {
    const variables = { input: cartItemForm(change) };
    const refusal = await shopper.refusal(ADD, variables);
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: english },
    });
    const refusalZh = await shopper.speaking('zh').refusal(ADD, variables);
    expect(refusalZh.extensions.fields?.[field]).toBe(chinese);
    expect((await cartOf(shopper)).items).toEqual([]);
  });

  it('an item of which it knows neither listing nor link', async () => {
    for (const field of ['url', 'name', 'unitPrice']) {
      const refusal = await shopper.refusal(ADD, { input: cartItemForm({ [field]: null }) });
      expect(refusal.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { [field]: 'Please fill this in' },
      });
    }
    expect((await cartOf(shopper)).items).toEqual([]);
  });

  it.each([
    ['a price in words', { unitPrice: 'ten' }, 'input.unitPrice: expected Money'],
    [
      'a fraction of a fen',
      { unitPrice: 1.5 },
      'input.unitPrice: Enter a whole number of fen: an amount has two decimals at most, and ¥12.50 is 1250',
    ],
    ['a fraction of a piece', { quantity: 1.5 }, 'input.quantity: expected Int!'],
    ['a name that is none', { name: 17 }, 'input.name: expected String'],
    ['null for the quantity', { quantity: null }, 'input.quantity: expected Int!'],
  ])('%s', async (_, change, message) => {
    const refusal = await shopper.refusal(ADD, { input: cartItemForm(change) });
    expect(refusal).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED' },
    });
    expect((await cartOf(shopper)).items).toEqual([]);
  });

  it('items of a stranger and unknown ones alike, and changes none', async () => {
    const stranger = await app.newShopper();
    const [foreign, own] = [await buildCartItem(stranger), await buildCartItem(shopper)];
    const [strangersCart, ownCart] = [await cartOf(stranger), await cartOf(shopper)];

    for (const id of [foreign, 'unknown', '01J0000000000000000000000'])
      for (const [mutation, variables] of [
        [UPDATE, { input: { cartItemId: id, quantity: 9 } }],
        [SELECT, { ids: [own, id], isSelected: false }],
        [REMOVE, { ids: [own, id] }],
      ] as const) {
        const refusal = await shopper.refusal(mutation, variables);
        expect(refusal.extensions.code).toBe('NOT_FOUND');
        expect(refusal.message).toBe('We could not find what you asked for');
        const refusalZh = await shopper.speaking('zh').refusal(mutation, variables);
        expect(refusalZh.message).toBe('没有找到您要的内容');
      }
    expect(await cartOf(stranger)).toEqual(strangersCart);
    expect(await cartOf(shopper)).toEqual(ownCart);
  });

  it('wrong quantities and lists', async () => {
    const id = await buildCartItem(shopper);
    const before = await cartOf(shopper);
    for (const [mutation, variables, field] of [
      [UPDATE, { input: { cartItemId: id, quantity: 0 } }, 'quantity'],
      [UPDATE, { input: { cartItemId: id, quantity: 1000 } }, 'quantity'],
      [UPDATE, { input: { cartItemId: id, remark: 'r'.repeat(501) } }, 'remark'],
      [SELECT, { ids: [], isSelected: false }, 'cartItemIds'],
      [REMOVE, { ids: [] }, 'cartItemIds'],
      [REMOVE, { ids: Array.from({ length: 101 }, () => id) }, 'cartItemIds'],
    ] as const) {
      const refusal = await shopper.refusal(mutation, variables);
      expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
      expect(Object.keys(refusal.extensions.fields ?? {})).toEqual([field]);
    }
    expect(await cartOf(shopper)).toEqual(before);
  });

  it("an image that is not the shopper's", async () => {
    const refusal = await shopper.refusal(ADD, { input: cartItemForm({ imageId: 'unknown' }) });
    expect(refusal.extensions.code).toBe('NOT_FOUND');
    expect((await cartOf(shopper)).items).toEqual([]);
  });

  it('guests', async () => {
    for (const [operation, variables] of [
      [CART, {}],
      [ADD, { input: cartItemForm() }],
      [UPDATE, { input: { cartItemId: 'any', quantity: 1 } }],
      [SELECT, { ids: ['any'], isSelected: true }],
      [REMOVE, { ids: ['any'] }],
    ] as const)
      expect((await app.guest.refusal(operation, variables)).message).toBe('Please Login First');
  });
});

describe('A pasted link', () => {
  it('that is short is of the shop that it stands for, not of a shop of its own', async () => {
    await buildCartItem(shopper, { url: 'https://m.tb.cn/h.5xYz?tk=CZ34abc' });
    expect((await cartOf(shopper)).items).toMatchObject([
      { shop: 'taobao.com', url: 'https://m.tb.cn/h.5xYz?tk=CZ34abc' },
    ]);
  });

  const LISTING = `query ($url: String!) {
    listing(pasted: $url) { url shop title price { inYuan } description images { url } }
  }`;

  it('is shown to guests too; what was not read is left open', async () => {
    const url = 'https://www.shop.example.com/a?id=1&utm_source=x';
    const { listing } = await app.guest.run(LISTING, { url });
    expect(listing).toEqual({
      url: 'https://www.shop.example.com/a?id=1',
      shop: 'shop.example.com',
      title: '',
      price: null,
      description: '',
      images: [],
    });
  });

  it.each(['teapot', 'javascript:alert(1)', `https://example.com/${'a'.repeat(2048)}`])(
    'cannot be %.30s',
    async (url) => {
      const refusal = await app.guest.refusal(LISTING, { url });
      expect(refusal).toMatchObject({
        message: 'Enter the full link of the item, starting with http:// or https://',
        extensions: { code: 'LINK_REFUSED' },
      });
      expect((await app.guest.speaking('zh').refusal(LISTING, { url })).message).toBe(
        '请输入完整的商品链接，以 http:// 或 https:// 开头',
      );
    },
  );
});
