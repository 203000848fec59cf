import { buildCartItem, cartItemForm } from '../builders/cart-item';
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
const REMOVE = `mutation ($ids: [ID!]!) {
  removeCartItems(input: { cartItemIds: $ids }) { cart { id items { id } } viewer { id cartCount } }
}`;

async function cartOf(client: TestClient) {
  return (await client.run(CART)).cart;
}

describe('A shopper fills the cart', () => {
  it('adds an item; it is selected, and the badge counts it', async () => {
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

  it('merges the same listing and specification: quantities add up, the rest is the latest', async () => {
    const url = 'https://shop.example.com/same';
    const id = await buildCartItem(shopper, { url, quantity: 2, specification: 'red' });
    await shopper.run(SELECT, { ids: [id], isSelected: false });
    const again = { quantity: 3, specification: 'red', unitPrice: 990, remark: 'now' };
    await buildCartItem(shopper, { url: `${url}?spm=a.1`, ...again });
    await buildCartItem(shopper, { url, specification: 'green' });

    const { items } = await cartOf(shopper);
    expect(items).toHaveLength(2);
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      quantity: 5,
      unitPrice: 990,
      remark: 'now',
      isSelected: true,
    });
  });

  it('cannot have more than 999 pieces of one item', async () => {
    const url = 'https://shop.example.com/many';
    await buildCartItem(shopper, { url, quantity: 998 });
    await buildCartItem(shopper, { url, quantity: 998 });
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 999 }]);
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
    ['a fraction of a fen', { unitPrice: 1.5 }, 'input.unitPrice: expected Money'],
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
  const PREVIEW = `query ($url: String!) {
    listingPreview(url: $url) { url shop name unitPrice description image { url } }
  }`;

  it('is shown to guests too; what was not read is left open', async () => {
    const url = 'https://www.shop.example.com/a?id=1&utm_source=x';
    const { listingPreview } = await app.guest.run(PREVIEW, { url });
    expect(listingPreview).toEqual({
      url: 'https://www.shop.example.com/a?id=1',
      shop: 'shop.example.com',
      name: null,
      unitPrice: null,
      description: null,
      image: null,
    });
  });

  it.each(['', 'teapot', 'javascript:alert(1)', `https://example.com/${'a'.repeat(2048)}`])(
    'cannot be %.30s',
    async (url) => {
      const refusal = await app.guest.refusal(PREVIEW, { url });
      expect(refusal).toMatchObject({
        message: 'Enter the full link of the item, starting with http:// or https://',
        extensions: { code: 'LINK_REFUSED' },
      });
      expect((await app.guest.speaking('zh').refusal(PREVIEW, { url })).message).toBe(
        '请输入完整的商品链接，以 http:// 或 https:// 开头',
      );
    },
  );
});
