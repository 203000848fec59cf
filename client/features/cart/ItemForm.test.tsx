import { screen, waitFor } from '@testing-library/react';
import { AddCartItemDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { draftOf } from './itemDraft';
import { ItemForm } from './ItemForm';

const input = {
  url: 'https://shop.example/cup',
  name: 'Cup',
  unitPrice: 1250,
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
      __typename: 'CartItemPayload',
      item: {
        __typename: 'CartItem',
        ...input,
        id: 'i1',
        shop: 'shop.example',
        imageUrl: null,
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
    'Please mend these 3 things:' +
      'Enter the link of the item, starting with http:// or https://' +
      'Enter the name of the item' +
      'Enter the unit price in yuan, for example 12.50',
  );
  expect(name()).toHaveAccessibleDescription('Enter the name of the item');
  await user.click(screen.getByRole('link', { name: 'Enter the name of the item' }));
  expect(name()).toHaveFocus();
});

test('a field is checked when it is left after an edit, and mended by the keystroke', async () => {
  const { user } = renderScreen(form, { cookies: signedIn });
  await user.click(price());
  await user.tab();
  expect(price()).toHaveAttribute('aria-invalid', 'false');
  await user.type(price(), '1.234');
  expect(price()).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await waitFor(() => expect(price()).toHaveAttribute('aria-invalid', 'true'));
  await user.type(price(), '{Backspace}');
  await waitFor(() => expect(price()).toHaveAttribute('aria-invalid', 'false'));
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
