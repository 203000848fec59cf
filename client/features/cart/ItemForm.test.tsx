import { screen, waitFor } from '@testing-library/react';
import { AddCartItemDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { draftOf } from './itemDraft';
import { ItemForm } from './ItemForm';

const input = {
  url: 'https://shop.example/cup',
  name: 'Cup',
  unitPrice: 1250,
  priceRead: null as number | null,
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
        shop: 'shop.example',
        imageId: null,
        image: null,
        subtotal: 2500,
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

const form = <ItemForm initial={draftOf({ url: 'https://shop.example/cup' })} />;
const name = () => screen.getByLabelText('Item name');
const price = () => screen.getByLabelText('Unit price (yuan)');
const add = () => screen.getByRole('button', { name: 'Add to cart' });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test('link, name and unit price are required; the summary takes the focus and leads to them', async () => {
  const { user } = renderScreen(<ItemForm initial={draftOf({ url: '' })} />, { cookies: signedIn });
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

test('an item is added with its amount in fen, and the form is fresh again', async () => {
  const { user, client } = renderScreen(form, { cookies: signedIn, mocks: [added] });
  await user.type(name(), 'Cup');
  await user.type(price(), '12.5');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(add());
  expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  expect(name()).toHaveValue('');
  expect(client.cache.extract()).toMatchObject({ 'Viewer:v1': { cartCount: 1 } });
  await user.click(screen.getByRole('button', { name: 'Go to the cart' }));
  await waitFor(() => expect(address()).toBe('/cart'));
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

test('a guest is asked to sign in first and finds the form as it was', async () => {
  const { user, unmount } = renderScreen(form, {
    path: '/productdetail?url=https://shop.example/cup',
  });
  await user.type(name(), 'Cup');
  await user.type(price(), '12.50');
  await user.click(add());
  expect(await screen.findByText('Please Login First')).toBeInTheDocument();
  await waitFor(() =>
    expect(address()).toMatch(/^\/user\/login\?redirect=%2Fproductdetail%3Furl%3D/),
  );
  unmount();

  renderScreen(form, { cookies: signedIn });
  await waitFor(() => expect(name()).toHaveValue('Cup'));
  expect(price()).toHaveValue('12.50');
});

describe('a price that was read (RT-27, VA-07)', () => {
  const readForm = <ItemForm initial={draftOf({ url: input.url, name: 'Cup', unitPrice: 1250 })} />;
  const change = () => screen.getByRole('button', { name: 'Change price' });
  const reason = () => screen.getByLabelText('Why is it different?');
  const addedAs = (changes: Partial<typeof input>) => ({
    ...added,
    request: {
      query: AddCartItemDocument,
      variables: { input: { ...input, quantity: 1, priceRead: 1250, ...changes } },
    },
  });

  test('is taken as it is, without any question', async () => {
    const { user } = renderScreen(readForm, { cookies: signedIn, mocks: [addedAs({})] });
    expect(screen.getByText('¥12.50')).toBeInTheDocument();
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
    const { user } = renderScreen(readForm, { cookies: signedIn, mocks: [addedAs({})] });
    await user.click(change());
    await user.type(price(), '0');
    await user.click(screen.getByRole('button', { name: 'Keep ¥12.50' }));
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  });
});

/** The server keeps a file by its name and its contents. */
const storedAs = (init?: RequestInit) =>
  ((init?.body as FormData).get('file') as File).name === 'teapot.png'
    ? { id: 'p1', url: '/uploads/p1.png' }
    : {};

describe("the picture that the shop's page shows", () => {
  const shopPicture = '/uploads/teapot.png';
  const readForm = (
    <ItemForm initial={{ ...draftOf({ url: input.url, name: 'Cup' }), shopPicture }} />
  );
  const addedWith = (imageId: string | undefined) => ({
    ...added,
    request: {
      query: AddCartItemDocument,
      variables: { input: { ...input, quantity: 1, imageId } },
    },
  });
  const serve = (picture: () => Promise<Response>) =>
    (globalThis.fetch = jest.fn((address, init?: RequestInit) =>
      address === shopPicture
        ? picture()
        : Promise.resolve({ ok: true, json: () => Promise.resolve(storedAs(init)) }),
    ) as unknown as typeof fetch);
  const before = globalThis.fetch;
  afterEach(() => (globalThis.fetch = before));

  test.each([
    ['goes into the cart with the item', 'p1', () => Promise.resolve(aPicture)],
    ['is done without where it cannot be had', undefined, () => Promise.reject(new Error())],
  ])('%s', async (_, imageId, picture) => {
    serve(picture);
    const { user } = renderScreen(readForm, { cookies: signedIn, mocks: [addedWith(imageId)] });
    await user.type(price(), '12.50');
    await user.click(add());
    expect(await screen.findByText('Added to the cart')).toBeInTheDocument();
  });
});

const aPicture = {
  blob: () => Promise.resolve(new Blob(['…'], { type: 'image/png' })),
} as Response;
