import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { AddCartItemDocument, ItemRestrictionsDocument } from '../../gql/graphql';
import {
  answer,
  refusal,
  renderScreen as renderAnything,
  signedIn,
} from '../../testing/renderScreen';
import { rates } from '../../testing/rates';
import { translatedScreens } from '../../testing/translatedScreens';
import { draftByHand, draftOf, type ItemDraft } from './itemDraft';
import { ItemForm, type ItemFormProps } from './ItemForm';

const input = {
  url: 'https://shop.example/cup' as string | undefined,
  name: 'Cup',
  unitPrice: 1250,
  priceChangeReason: '',
  description: '',
  specification: '',
  quantity: 2,
  domesticShipping: 0,
  remark: '',
  imageId: undefined,
};

const added = answer(
  AddCartItemDocument,
  { input },
  {
    addCartItem: {
      __typename: 'AddCartItemPayload',
      item: {
        __typename: 'CartItem',
        ...input,
        id: 'i1',
        url: 'https://shop.example/cup',
        shop: 'shop.example',
        priceRead: null,
        listingId: null,
        variantId: null,
        originalAmount: null,
        originalCurrency: null,
        imageId: null,
        image: null,
        subtotal: 2500,
        restrictions: [],
        isSelected: true,
      },
      cart: {
        __typename: 'Cart',
        id: 'c1',
        selectedCount: 1,
        selectedTotal: 2500,
        items: [{ __typename: 'CartItem', id: 'i1' }],
      },
      viewer: { __typename: 'Viewer', id: 'v1', cartCount: 1 },
    },
  },
);

const restriction = (kind: string, isRefused = false) => ({
  __typename: 'ListingRestriction',
  ...{
    kind,
    isRefused,
    isForbidden: isRefused,
    sentence: `${kind} is restricted.`,
  },
  deliveryLines: isRefused ? [] : [{ __typename: 'CarryingLine', lineId: 'o', name: 'Ocean' }],
});

/** The server's rule, played: what is called like a kind of goods is of that kind. */
const judge = {
  request: { query: ItemRestrictionsDocument, variables: () => true },
  maxUsageCount: Infinity,
  result: ({ name, remark }: { name: string; remark: string }) => ({
    data: {
      itemRestrictions: [
        ...(`${name} ${remark}`.includes('battery') ? [restriction('BATTERY')] : []),
        ...(`${name} ${remark}`.includes('knife') ? [restriction('BLADE')] : []),
        ...(name.includes('rifle') ? [restriction('WEAPON', true)] : []),
      ],
    },
  }),
} as MockLink.MockedResponse;

const renderScreen: typeof renderAnything = (screen, { mocks = [], ...options } = {}) =>
  renderAnything(screen, { ...options, mocks: [...mocks, judge] });

const aListing = {
  ...{
    id: 'l1',
    url: 'https://shop.example/cup',
    title: 'Cup',
    description: '',
  },
  ...{ variants: [], price: { inYuan: 1250 } },
};

const formOf = (initial: ItemDraft, parts: Partial<ItemFormProps> = {}) => (
  <ItemForm
    {...{
      initial,
      head: '',
      shipping: '',
      thenShipping: '',
      onPriceMoved: () => undefined,
    }}
    {...parts}
  />
);
const form = formOf(draftByHand('https://shop.example/cup'));
const name = () => screen.getByLabelText('Item name');
const price = () => screen.getByLabelText('Unit price (yuan)');
// One in the sheet, one in the bar of phones.
const add = () => screen.getAllByRole('button', { name: 'Add to cart' })[0]!;
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test('link, name and unit price are required; the summary takes the focus and leads to them', async () => {
  const { user } = renderScreen(formOf(draftByHand('')), { cookies: signedIn });
  await user.click(add());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(
    'There are 3 problems:' +
      'Enter the link of the item, starting with http:// or https://' +
      'Enter the name of the item' +
      'Enter the unit price in yuan, for example 12.50',
  );
  expect(name()).toHaveAccessibleDescription('Enter the name of the item');
  await user.click(screen.getByRole('link', { name: 'Enter the name of the item' }));
  expect(name()).toHaveFocus();
});

test('a field is checked when it is left, and mended by the keystroke (VA-17)', async () => {
  const { user } = renderScreen(form, { cookies: signedIn });
  await user.click(name());
  await user.tab();
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter the name of the item'));
  await user.type(name(), 'C');
  await waitFor(() => expect(name()).toBeValid());
  await user.type(price(), '1.234');
  await user.tab();
  await waitFor(() => expect(price()).toHaveAttribute('aria-invalid', 'true'));
  expect(price()).toHaveAccessibleDescription(
    'Enter the amount with at most two decimals, for example 12.34',
  );
  await user.type(price(), '{Backspace}');
  await waitFor(() => expect(price()).toHaveAttribute('aria-invalid', 'false'));
});

test.each([
  ['Description', 1000],
  ['Remark', 500],
])('too long a text is told and stays whole: %s (VA-06)', async (label, max) => {
  const { user } = renderScreen(form, { cookies: signedIn });
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  await user.click(field);
  await user.paste('x'.repeat(max + 1));
  await user.tab();
  const told = new RegExp(`${max + 1} of ${max} characters Enter at most ${max} characters$`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(told));
  expect(field).toHaveValue('x'.repeat(max + 1));
});

test('what is still needed is told all at once, and less with each field', async () => {
  const { user } = renderScreen(form);
  const told = (what: string) => screen.getAllByText(`Still needed: ${what}.`)[0];
  expect(told('the name and the price')).toBeInTheDocument();
  await user.type(name(), 'Cup');
  expect(told('the price')).toBeInTheDocument();
});

test('an item is added with its amount in fen, and the form is fresh again', async () => {
  const { user, client } = renderScreen(form, {
    cookies: signedIn,
    mocks: [added],
  });
  await user.type(name(), 'Cup');
  await user.type(price(), '12.5');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(add());
  expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  expect(name()).toHaveValue('');
  expect(client.cache.extract()).toMatchObject({
    'Viewer:v1': { cartCount: 1 },
  });
  await user.click(screen.getByRole('button', { name: 'Go to the cart' }));
  await waitFor(() => expect(address()).toBe('/cart'));
});

test('that an item was added by hand is told in place, with what comes next, until that is typed', async () => {
  const { user } = renderScreen(form, { cookies: signedIn, mocks: [added] });
  const hint = () => screen.queryAllByText('Added. Add the next one?');
  await user.type(name(), 'Cup');
  await user.type(price(), '12.5');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(hint()).toHaveLength(0);
  await user.click(add());
  // In the sheet, and in the bar of phones in place of what is still needed.
  await waitFor(() => expect(hint()).toHaveLength(2));
  expect(screen.queryByText(/Still needed/)).not.toBeInTheDocument();
  await user.type(name(), 'Plate');
  expect(hint()).toHaveLength(0);
  expect(screen.getAllByText('Still needed: the price.')).not.toHaveLength(0);
});

describe('a price in the currency of the shop', () => {
  const url = 'https://www.amazon.co.jp/dp/B0140RDK8W';
  const inYen = () => screen.getByLabelText('Unit price (JPY)');

  test('is asked for where the link tells it, with its rate and day, and converted by the server', async () => {
    const { unitPrice: _, ...typed } = input;
    const asked = { ...typed, url, quantity: 1, originalAmount: '1980', originalCurrency: 'JPY' };
    const request = { query: AddCartItemDocument, variables: { input: asked } };
    const { user } = renderScreen(formOf(draftByHand(url)), {
      cookies: signedIn,
      mocks: [rates, { ...added, request }],
    });
    expect(screen.getByLabelText('Currency')).toHaveValue('JPY');
    await user.type(name(), 'Cup');
    await user.type(inYen(), '1980');
    expect(await screen.findByText(/1 JPY = ¥0\.046838 \(.+, Nov \d+, 2026\)/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'What it costs' })).toHaveTextContent('¥92.74');
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  });

  test('can be another than the link tells, yuan as well', async () => {
    const { user } = renderScreen(form, { cookies: signedIn, mocks: [rates] });
    expect(screen.getByLabelText('Currency')).toHaveValue('CNY');
    await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the unit price in JPY');
    await user.selectOptions(screen.getByLabelText('Currency'), 'CNY');
    expect(price()).toBeVisible();
  });
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const { user } = renderScreen(form, {
    cookies: signedIn,
    mocks: [
      refusal(
        AddCartItemDocument,
        { input: { ...input, quantity: 1 } },
        'VALIDATION_FAILED',
        'Please check the marked fields',
        { name: 'At most 3 characters' },
      ),
    ],
  });
  await user.type(name(), 'Cup');
  await user.type(price(), '12.50');
  await user.click(add());
  await waitFor(() => expect(name()).toHaveAccessibleDescription('At most 3 characters'));
  expect(name()).toHaveValue('Cup');
});

test('a guest is told beforehand that it takes an account, and finds all of the form again', async () => {
  const path = '/productdetail?url=https://shop.example/cup';
  const blue = { variantId: 'blue', options: [{ name: 'Glaze', value: 'blue' }] };
  const variants: ItemFormProps['variants'] = (chosen, choose) => (
    <button type="button" onClick={() => choose({ ...blue, ...read })}>
      Glaze: {chosen[0]?.value ?? 'none'}
    </button>
  );
  const read = { priceRead: 1300, unitPrice: '13.00' };
  const choosing = formOf(draftOf(aListing), { variants, gallery: 'pictures' });
  const { user, unmount } = renderScreen(choosing, { path });
  // Beside the button, and once more where phones have it in the bar.
  expect(screen.getAllByText(/The cart needs an account/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Glaze: none' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(add());
  expect(await screen.findByText('Please Login First')).toBeInTheDocument();
  await waitFor(() =>
    expect(address()).toMatch(/^\/user\/login\?redirect=%2Fproductdetail%3Furl%3D/),
  );
  unmount();

  // Signing in renders the page again, sometimes more than once.
  renderScreen(choosing, { cookies: signedIn, path }).unmount();
  const other = renderScreen(choosing, {
    cookies: signedIn,
    path: '/productdetail?url=other',
  });
  expect(screen.getByRole('button', { name: 'Glaze: none' })).toBeInTheDocument();
  other.unmount();
  renderScreen(choosing, { cookies: signedIn, path });
  expect(await screen.findByRole('button', { name: 'Glaze: blue' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(screen.queryByText(/The cart needs an account/)).not.toBeInTheDocument();
});

describe('the picture of a guest', () => {
  const path = '/productdetail?url=https://shop.example/cup';
  const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
  const fetchBefore = window.fetch;
  beforeEach(() => {
    fetched.mockReset();
    Object.assign(window, { fetch: fetched });
  });
  afterEach(() => {
    Object.assign(window, { fetch: fetchBefore });
    jest.restoreAllMocks();
  });

  const content = '\x89PNG, and a cup: IEND';
  const file = new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], 'cup.png', {
    type: 'image/png',
  });
  const choose = () => screen.getByLabelText(/^Picture/);
  const chosen = () => screen.findByRole('img', { name: 'Picture' });
  const isRefused = { ok: false, status: 422, text: async () => '{"message":"Not a picture"}' };
  const isStored = { ok: true, json: async () => ({ id: 'i9', url: '/uploads/i9.png' }) };
  const withPicture = answer(
    AddCartItemDocument,
    { input: { ...input, quantity: 1, imageId: 'i9' } },
    (added.result as { data: Record<string, unknown> }).data,
  );

  async function fillIn() {
    const { user, unmount } = renderScreen(form, { path });
    await user.upload(choose(), file);
    expect(await chosen()).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    await user.type(name(), 'Cup');
    await user.type(price(), '12.50');
    await user.click(add());
    await waitFor(() => expect(address()).toMatch(/^\/user\/login/));
    expect(fetched).not.toHaveBeenCalled();
    unmount();
  }

  test('is there again with the text once they have signed in, and goes along', async () => {
    await fillIn();
    const { user } = renderScreen(form, { cookies: signedIn, path, mocks: [withPicture] });
    expect(await chosen()).toBeVisible();
    fetched.mockResolvedValueOnce(isRefused);
    await user.click(add());
    expect(await screen.findAllByText('Not a picture')).not.toHaveLength(0);
    expect(name()).toHaveValue('Cup');
    fetched.mockResolvedValueOnce(isStored);
    // It rests for two seconds (CO-02).
    const isReady = () => expect(add()).toHaveAttribute('aria-disabled', 'false');
    await waitFor(isReady, { timeout: 10_000 });
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
    const sent = (fetched.mock.lastCall![1].body as FormData).get('file') as File;
    expect(sent.size).toBe(content.length);
    expect(Object.keys(sessionStorage).join()).not.toMatch(/picture|cup/);
  });

  test('is nobody else’s', async () => {
    await fillIn();
    renderScreen(form, { cookies: signedIn, path }).unmount();
    renderScreen(form, { cookies: signedIn, viewerId: 'v2', path });
    expect(name()).toHaveValue('');
    expect(choose()).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/data:|Cup/);
  });

  test('for which the browser has no room is to be chosen again, and that is told', async () => {
    const keep = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (value.includes('data:')) throw new DOMException('', 'QuotaExceededError');
      keep.call(this, key, value);
    });
    const { user } = renderScreen(form, { path });
    await user.upload(choose(), file);
    expect(await screen.findByText(/could not keep your picture/)).toBeVisible();
    expect(choose()).toBeVisible();
  });
});

test.each(['0', '1.5', 'abc', '99999', ''])(
  'the quantity %j adds nothing; the problem leads to its field',
  async (typed) => {
    const { user } = renderScreen(form, { cookies: signedIn, mocks: [added] });
    await user.type(name(), 'Cup');
    await user.type(price(), '12.50');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    if (typed) await user.type(quantity, typed);
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter a whole number from 1 to 999',
    );
    await user.click(screen.getByRole('link', { name: 'Enter a whole number from 1 to 999' }));
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue(typed);
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999');
    expect(screen.queryByText('Added to the cart')).not.toBeInTheDocument();
  },
);

test('the price of the goods follows each digit of the quantity', async () => {
  const { user } = renderScreen(formOf(draftOf(aListing)), {
    cookies: signedIn,
  });
  const costs = screen.getByRole('group', { name: 'What it costs' });
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  expect(costs).toHaveTextContent('Enter the quantity');
  await user.type(quantity, '3');
  expect(costs).toHaveTextContent('¥37.50');
  await user.type(quantity, '0');
  expect(costs).toHaveTextContent('¥375.00');
});

test('a sold-out item is asked about before it is put into the cart', async () => {
  const { url: _, ...typed } = input;
  const known = { listingId: 'l1', variantId: null, acknowledgesSoldOut: true };
  const request = {
    query: AddCartItemDocument,
    variables: { input: { ...typed, ...known, quantity: 1 } },
  };
  const soldOut = formOf(draftOf(aListing), { isSoldOut: () => true });
  const { user } = renderScreen(soldOut, {
    cookies: signedIn,
    mocks: [{ ...added, request }],
  });
  const question = screen.getByRole('checkbox', {
    name: /price is returned, but not the handling fee/,
  });
  expect(question).not.toBeChecked();
  await user.click(add());
  const told = 'Please confirm that you want it though the shop says that it is sold out';
  await waitFor(() => expect(question).toHaveAccessibleDescription(told));
  expect(screen.queryByText('Added to the cart')).not.toBeInTheDocument();
  await user.click(question);
  await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'), {
    timeout: 3000,
  });
  await user.click(add());
  expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
});

test('what the shop sold meanwhile, and pieces beyond the most, are told beside their field', async () => {
  const { url: _, ...typed } = input;
  const variables = {
    input: { ...typed, listingId: 'l1', variantId: null, quantity: 1 },
  };
  const { user } = renderScreen(formOf(draftOf(aListing)), {
    cookies: signedIn,
    mocks: [
      refusal(AddCartItemDocument, variables, 'TOO_MANY_PIECES', '998 are in your cart already'),
      refusal(AddCartItemDocument, variables, 'SOLD_OUT', 'Sold out by now'),
    ],
  });
  await user.click(add());
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('998 are in your cart already'));
  await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'), {
    timeout: 3000,
  });
  await user.click(add());
  const question = await screen.findByRole('checkbox', {
    name: /Buy it all the same/,
  });
  expect(question).toHaveAccessibleDescription('Sold out by now');
});

describe('a price that was read (RT-27, VA-07)', () => {
  const listing = {
    id: 'l1',
    url: input.url ?? '',
    title: 'Cup',
    description: '',
  };
  const read = draftOf({ ...listing, variants: [], price: { inYuan: 1250 } });
  const readForm = formOf(read);
  const { url: _, ...typed } = input;
  const change = () => screen.getByRole('button', { name: 'Change price' });
  const reason = () => screen.getByLabelText('Why is it different?');
  const addedAs = (changes: Partial<typeof input>) => ({
    ...added,
    request: {
      query: AddCartItemDocument,
      variables: {
        input: {
          ...typed,
          listingId: 'l1',
          variantId: null,
          quantity: 1,
          ...changes,
        },
      },
    },
  });

  test('is taken as it is, without any question', async () => {
    const { user } = renderScreen(readForm, {
      cookies: signedIn,
      mocks: [addedAs({})],
    });
    expect(screen.getAllByText('¥12.50')).not.toHaveLength(0);
    expect(screen.queryByLabelText('Unit price (yuan)')).not.toBeInTheDocument();
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  });

  test('is corrected with a reason of at most 150 characters', async () => {
    const { user } = renderScreen(readForm, {
      cookies: signedIn,
      mocks: [addedAs({ unitPrice: 990, priceChangeReason: 'Coupon' })],
    });
    await user.click(change());
    expect(price()).toHaveFocus();
    expect(price()).toHaveAccessibleDescription('The shop shows ¥12.50');
    await user.clear(price());
    await user.type(price(), '9.90');
    await user.click(add());
    await waitFor(() =>
      expect(reason()).toHaveAccessibleDescription(/Enter why the price is different/),
    );
    await user.click(reason());
    await user.paste('r'.repeat(151));
    await waitFor(() =>
      expect(reason()).toHaveAccessibleDescription(
        /151 of 150 characters Enter at most 150 characters/,
      ),
    );
    await user.clear(reason());
    await user.type(reason(), 'Coupon');
    expect(reason()).toHaveAccessibleDescription(/6 of 150 characters$/);
    // A button rests after a click.
    await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  });

  test('comes back when the correction is dropped', async () => {
    const { user } = renderScreen(readForm, {
      cookies: signedIn,
      mocks: [addedAs({})],
    });
    await user.click(change());
    await user.type(price(), '0');
    await user.click(screen.getByRole('button', { name: 'Keep ¥12.50' }));
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  });

  test('that moved at the shop meanwhile is told, and asked for again', async () => {
    const onPriceMoved = jest.fn();
    const refused = refusal(
      AddCartItemDocument,
      addedAs({}).request.variables,
      'VALIDATION_FAILED',
      'Please check the marked fields',
      { priceChangeReason: 'Enter why' },
    );
    const { user } = renderScreen(formOf(read, { onPriceMoved }), {
      ...{ cookies: signedIn, mocks: [refused] },
    });
    await user.click(add());
    expect(await screen.findByText(/The shop has changed its price/)).toBeInTheDocument();
    expect(onPriceMoved).toHaveBeenCalledTimes(1);
  });
});

test('a link that was kept can be changed, which makes it another item', async () => {
  const listing = {
    id: 'l1',
    url: 'https://shop.example/cup',
    title: 'Cup',
    description: '',
  };
  const { user } = renderScreen(formOf(draftOf({ ...listing, variants: [] })), {
    cookies: signedIn,
    mocks: [
      {
        ...added,
        request: {
          ...added.request,
          variables: {
            input: { ...input, url: 'https://shop.example/mug', quantity: 1 },
          },
        },
      },
    ],
  });
  expect(screen.queryByLabelText('Item link')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(screen.getByLabelText('Item link'));
  await user.type(screen.getByLabelText('Item link'), 'https://shop.example/mug');
  await user.type(price(), '12.50');
  await user.click(add());
  expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
});

describe('restricted goods that are typed by hand', () => {
  const known = () =>
    screen.findByRole('checkbox', {
      name: /^I know that this may not be sent/,
    });
  const asked = 'Please confirm that you know what may keep this from being sent';
  const battery = { ...input, name: 'Old battery', quantity: 1 };
  const addedAs = (changes: object) => ({
    ...added,
    request: {
      ...added.request,
      variables: {
        input: { ...battery, acknowledgesRestrictions: true, ...changes },
      },
    },
  });

  test('are told as they are typed, with the lines that carry them, and acknowledged', async () => {
    const { user } = renderScreen(form, {
      cookies: signedIn,
      mocks: [addedAs({})],
    });
    await user.type(name(), 'Old battery');
    await user.type(price(), '12.50');
    expect(await screen.findByText('BATTERY is restricted.')).toBeInTheDocument();
    expect(screen.getByText('Carried by Ocean.')).toBeInTheDocument();
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent(asked);
    await user.click(screen.getByRole('link', { name: asked }));
    expect(await known()).toHaveFocus();
    await user.keyboard(' ');
    await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
    // The restriction query waits until the name stops changing; that includes an empty name.
    const restriction = () => screen.queryByText('BATTERY is restricted.');
    await waitFor(() => expect(restriction()).not.toBeInTheDocument());
  });

  test('of another kind ask again', async () => {
    const { user } = renderScreen(form, { cookies: signedIn });
    await user.type(name(), 'Old battery');
    await user.click(await known());
    expect(await known()).toBeChecked();
    await user.type(screen.getByLabelText(/^Remark/), 'with a knife');
    expect(await screen.findByText('BLADE is restricted.')).toBeInTheDocument();
    expect(await known()).not.toBeChecked();
  });

  test('that no line carries cannot be acknowledged', async () => {
    const { user } = renderScreen(form, { cookies: signedIn });
    await user.type(name(), 'rifle');
    expect(await screen.findByText('We cannot buy this: no line carries it')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('that only the server noticed are told beside the field', async () => {
    const variables = { input: { ...input, quantity: 1 } };
    const mocks = [refusal(AddCartItemDocument, variables, 'PROHIBITED_GOODS', 'No line does')];
    const { user } = renderScreen(form, { cookies: signedIn, mocks });
    await user.type(name(), 'Cup');
    await user.type(price(), '12.50');
    await user.click(add());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('No line does'));
  });
});

test('what was typed of an item is there again after a reload, a way round or another language', async () => {
  const path = '/productdetail?url=https://shop.example/cup';
  const { user, unmount } = renderScreen(form, { path });
  await user.type(name(), 'Cup');
  await user.type(price(), '12.5');
  unmount();
  const again = renderScreen(form, { path });
  expect(name()).toHaveValue('Cup');
  expect(price()).toHaveValue('12.5');
  await again.user.click(await screen.findByRole('button', { name: 'Start afresh' }));
  expect(name()).toHaveValue('');
  again.unmount();
  renderScreen(form, { path });
  expect(name()).toHaveValue('');
});

describe('in a page that the browser translates', () => {
  const translate = translatedScreens();

  test('the sum follows each digit of the quantity, and what is needed is told', async () => {
    const { user } = renderScreen(formOf(draftOf(aListing)), { cookies: signedIn });
    const costs = screen.getByRole('group', { name: 'What it costs' });
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await translate();
    for (const [typed, sum] of [
      ['3', '¥37.50'],
      ['30', '¥375.00'],
    ] as const) {
      await user.clear(quantity);
      expect(costs).toHaveTextContent('Enter the quantity');
      await translate();
      await user.type(quantity, typed);
      expect(costs).toHaveTextContent(sum);
      await translate();
    }
  });
});
