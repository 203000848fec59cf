import { screen, waitFor, within } from '@testing-library/react';
import { CartLink } from '../../features/cart/CartLink';
import {
  CartLink_ViewerFragmentDoc,
  CartPageDocument,
  RemoveCartItemsDocument,
  SelectCartItemsDocument,
  UpdateCartItemDocument,
} from '../../gql/graphql';
import { useFragment } from '@apollo/client/react';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { CartPage } from './CartPage';

const item = (id: string, shop: string, isSelected: boolean) => ({
  __typename: 'CartItem',
  id,
  shop,
  url: `https://${shop}/${id}`,
  name: `Item ${id}`,
  description: '',
  specification: '',
  unitPrice: 1000,
  quantity: 1,
  domesticShipping: 200,
  remark: '',
  imageUrl: null,
  subtotal: 1200,
  isSelected,
});

const summary = (selectedCount: number, selectedTotal: number) => ({
  __typename: 'Cart',
  id: 'c1',
  selectedCount,
  selectedTotal,
});

const items = [
  item('a', 'one.example', true),
  item('b', 'two.example', false),
  item('c', 'one.example', false),
];
const page = answer(CartPageDocument, {}, { cart: { ...summary(1, 1200), items } });
const viewer = (cartCount: number) => ({ __typename: 'Viewer', id: 'v1', cartCount });

/** The badge as the header shows it, fed by the cache alone. */
function Badge() {
  const { data, complete } = useFragment({
    fragment: CartLink_ViewerFragmentDoc,
    fragmentName: 'CartLink_viewer',
    from: { __typename: 'Viewer', id: 'v1' },
  });
  return complete ? <CartLink viewer={data as never} /> : null;
}

function open(...mocks: ReturnType<typeof answer>[]) {
  return renderScreen(
    <>
      <Badge />
      <CartPage />
    </>,
    { cookies: signedIn, mocks: [page, ...mocks] },
  );
}

const box = (name: string) => screen.findByRole('checkbox', { name });

test('items stand grouped by shop, with what is selected below', async () => {
  open();
  const one = await screen.findByRole('region', { name: 'one.example' });
  expect(within(one).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'two.example' })).toHaveTextContent('Item b');
  const sums = screen.getByRole('complementary');
  expect(sums).toHaveTextContent('1 item selected¥12.00');
  expect(sums).toHaveTextContent('International shipping is paid later');
  expect(await box('one.example')).toBePartiallyChecked();
});

test('selecting one or all asks the server and shows its sums', async () => {
  const select = (ids: string[], selectedIds: string[], total: number) =>
    answer(
      SelectCartItemsDocument,
      { ids, isSelected: true },
      {
        selectCartItems: {
          __typename: 'CartPayload',
          cart: {
            ...summary(selectedIds.length, total),
            items: items.map(({ id }) => ({
              __typename: 'CartItem',
              id,
              isSelected: selectedIds.includes(id),
            })),
          },
          viewer: { __typename: 'Viewer', id: 'v1' },
        },
      },
    );
  const { user } = open(
    select(['b'], ['a', 'b'], 2400),
    select(['a', 'b', 'c'], ['a', 'b', 'c'], 3600),
  );
  await user.click(await box('Select Item b'));
  expect(await screen.findByText('2 items selected')).toBeInTheDocument();
  expect(await box('Select Item b')).toBeChecked();
  await user.click(await box('Select all'));
  expect(await screen.findByText('¥36.00')).toBeInTheDocument();
  expect(await box('Select all')).toBeChecked();
});

test('a new quantity is shown at once; subtotal, sums and badge follow', async () => {
  const { user } = open(
    answer(
      UpdateCartItemDocument,
      { input: { id: 'a', quantity: 2 } },
      {
        updateCartItem: {
          __typename: 'CartItemPayload',
          item: { __typename: 'CartItem', id: 'a', quantity: 2, subtotal: 2200 },
          cart: summary(1, 2200),
          viewer: viewer(4),
        },
      },
    ),
  );
  const quantity = await screen.findByRole('group', { name: 'Quantity of Item a' });
  await user.click(within(quantity).getByRole('button', { name: 'One more' }));
  expect(within(quantity).getByRole('textbox')).toHaveValue('2');
  expect(await screen.findAllByText('¥22.00')).toHaveLength(2);
  expect(await screen.findByRole('img', { name: '4 items in the cart' })).toBeInTheDocument();
});

test('a refused quantity goes back to what it was', async () => {
  const { user } = open(
    refusal(UpdateCartItemDocument, { input: { id: 'a', quantity: 2 } }, 'NOT_FOUND', 'Gone'),
  );
  const quantity = await screen.findByRole('group', { name: 'Quantity of Item a' });
  await user.click(within(quantity).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Gone')).toBeInTheDocument();
  await waitFor(() => expect(within(quantity).getByRole('textbox')).toHaveValue('1'));
});

test('removing asks first, then the last item leaves an empty cart and no badge', async () => {
  const { user } = open(
    answer(
      RemoveCartItemsDocument,
      { ids: ['b'] },
      {
        removeCartItems: {
          __typename: 'CartPayload',
          cart: { ...summary(0, 0), items: [] },
          viewer: viewer(0),
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Item b' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Remove this item from the cart?');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /in the cart/ })).not.toBeInTheDocument();
});

test("checking out with nothing selected says 'No product selected!'", async () => {
  const none = items.map((each) => ({ ...each, isSelected: false }));
  const { user } = renderScreen(<CartPage />, {
    cookies: signedIn,
    mocks: [answer(CartPageDocument, {}, { cart: { ...summary(0, 0), items: none } })],
  });
  await user.click(await screen.findByRole('button', { name: 'Check out' }));
  expect(screen.getByText('No product selected!')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('a cart that cannot be loaded offers to try again', async () => {
  const { user } = renderScreen(<CartPage />, {
    cookies: signedIn,
    mocks: [refusal(CartPageDocument, {}, 'BUSY', 'Busy'), page],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Item a')).toBeInTheDocument();
});
