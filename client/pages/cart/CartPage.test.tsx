import { screen, waitFor, within } from '@testing-library/react';
import { CartLink } from '../../features/cart/CartLink';
import {
  CartLink_ViewerFragmentDoc,
  CartPageDocument,
  RemoveCartItemsDocument,
  RestoreCartItemsDocument,
  SelectCartItemsDocument,
  UpdateCartItemDocument,
} from '../../gql/graphql';
import { useFragment } from '@apollo/client/react';
import { homeCountry, shippingRanges } from '../../testing/shipping';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { watchRenders } from '../../testing/watchRenders';
import { translatedScreens } from '../../testing/translatedScreens';
import { siteStorage } from '../../apollo/browserStorage';
import { CartPage } from './CartPage';

const item = (id: string, shop: string, isSelected: boolean) => ({
  __typename: 'CartItem',
  id,
  shop,
  shopName: null as string | null,
  url: `https://${shop}/${id}`,
  name: `Item ${id}`,
  description: '',
  specification: '',
  unitPrice: 1000,
  priceRead: null,
  priceChangeReason: '',
  listingId: null,
  variantId: null,
  originalAmount: null,
  originalCurrency: null,
  quantity: 1,
  domesticShipping: 200,
  remark: '',
  imageId: null,
  image: null,
  subtotal: 1200,
  restrictions: [],
  isSelected,
  createdAt: '2026-11-21T08:00:00.000Z',
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
beforeEach(() => localStorage.clear());

/** The sums of the selection, beside the items; phones have them in the bar at the lower edge. */
const sums = () => screen.getByRole('complementary');

test('shops of one host are told apart by their names', async () => {
  const sold = (id: string, shopName: string) => ({ ...item(id, 'mall.example', false), shopName });
  const shops = [sold('a', 'Kiln & Cup'), sold('b', 'Clicks'), sold('c', 'Kiln & Cup')];
  const mocks = [answer(CartPageDocument, {}, { cart: { ...summary(0, 0), items: shops } })];
  renderScreen(<CartPage />, { cookies: signedIn, mocks });
  const kiln = await screen.findByRole('region', { name: 'Kiln & Cup · mall.example' });
  expect(kiln).toHaveTextContent('Item a');
  expect(kiln).toHaveTextContent('Item c');
  expect(screen.getByRole('region', { name: 'Clicks · mall.example' })).toHaveTextContent('Item b');
});

test('items stand grouped by shop, with what is selected below', async () => {
  open();
  const one = await screen.findByRole('region', { name: 'one.example' });
  expect(within(one).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'two.example' })).toHaveTextContent('Item b');
  // The components of the sum of a row, because the goods alone would not add up to it.
  expect(one).toHaveTextContent('¥10.00 × 1 + ¥2.00 domestic shipping');
  const sums = screen.getByRole('complementary');
  expect(sums).toHaveTextContent('1 selected, 1 piece¥12.00');
  expect(sums).toHaveTextContent('Payment 2 of 2, international shipping');
  expect(await box('one.example')).toBePartiallyChecked();
});

const select = (ids: string[], selectedIds: string[], total: number) =>
  answer(
    SelectCartItemsDocument,
    { ids, isSelected: true },
    {
      selectCartItems: {
        __typename: 'SelectCartItemsPayload',
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

test('selecting one or all asks the server and shows its sums', async () => {
  const { user } = open(
    select(['b'], ['a', 'b'], 2400),
    select(['a', 'b', 'c'], ['a', 'b', 'c'], 3600),
  );
  await user.click(await box('Select Item b'));
  expect(await within(sums()).findByText('2 selected, 2 pieces')).toBeInTheDocument();
  expect(await box('Select Item b')).toBeChecked();
  await user.click(await box('Select all'));
  expect(await within(sums()).findByText('¥36.00')).toBeInTheDocument();
  expect(await box('Select all')).toBeChecked();
});

test('a tick draws its own row anew and leaves the others as they are', async () => {
  const { user, intl } = open(select(['b'], ['a', 'b'], 2400));
  const tick = await box('Select Item b');
  const rendered = watchRenders(intl, 'cart.select');
  await user.click(tick);
  expect(await within(sums()).findByText('2 selected, 2 pieces')).toBeInTheDocument();
  expect(rendered()).toEqual(['Item b']);
});

test('a new quantity is shown at once; subtotal, sums and badge follow', async () => {
  const { user } = open(
    answer(
      UpdateCartItemDocument,
      { input: { cartItemId: 'a', quantity: 2 } },
      {
        updateCartItem: {
          __typename: 'UpdateCartItemPayload',
          item: { __typename: 'CartItem', id: 'a', quantity: 2, subtotal: 2200 },
          cart: summary(1, 2200),
          viewer: viewer(4),
        },
      },
    ),
  );
  const quantity = await screen.findByRole('group', { name: 'Quantity of Item a' });
  await user.click(within(quantity).getByRole('button', { name: 'One more of Item a' }));
  expect(within(quantity).getByRole('textbox')).toHaveValue('2');
  expect(await within(sums()).findByText('¥22.00')).toBeInTheDocument();
  expect(screen.getAllByText('¥22.00').length).toBeGreaterThan(1);
  expect(await screen.findByRole('img', { name: '4 items in the cart' })).toBeInTheDocument();
});

test('a refused quantity goes back to what it was', async () => {
  const variables = { input: { cartItemId: 'a', quantity: 2 } };
  const { user } = open(refusal(UpdateCartItemDocument, variables, 'BUSY', 'Busy'));
  const quantity = await screen.findByRole('group', { name: 'Quantity of Item a' });
  await user.click(within(quantity).getByRole('button', { name: 'One more of Item a' }));
  expect(await screen.findByText('Busy')).toBeInTheDocument();
  await waitFor(() => expect(within(quantity).getByRole('textbox')).toHaveValue('1'));
});

test('what another tab took out of the cart is said to be gone, and no longer shown', async () => {
  const variables = { input: { cartItemId: 'a', quantity: 2 } };
  const left = items.filter(({ id }) => id !== 'a');
  const { user } = open(
    refusal(UpdateCartItemDocument, variables, 'NOT_FOUND', 'We could not find it'),
    answer(CartPageDocument, {}, { cart: { ...summary(0, 0), items: left } }),
  );
  const quantity = await screen.findByRole('group', { name: 'Quantity of Item a' });
  await user.click(within(quantity).getByRole('button', { name: 'One more of Item a' }));
  expect(await screen.findByText(/^This item is not in the cart any more/)).toBeInTheDocument();
  await waitFor(() => expect(quantity).not.toBeInTheDocument());
  expect(screen.getByText('Item b')).toBeInTheDocument();
});

const removing = (ids: string[], left: object[]) =>
  answer(
    RemoveCartItemsDocument,
    { ids },
    {
      removeCartItems: {
        __typename: 'RemoveCartItemsPayload',
        cart: { ...summary(0, 0), items: left },
        viewer: viewer(left.length),
      },
    },
  );
const emptyCart = 'Your cart is empty';

test('removing many asks first; the last ones leave an empty cart and no badge', async () => {
  const { user } = open(removing(['a'], []));
  await user.click(await screen.findByRole('button', { name: 'Remove selected' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Remove this item from the cart?');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(emptyCart)).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /in the cart/ })).not.toBeInTheDocument();
});

describe('removing one item', () => {
  // The picture of an item whose page was read is the listing's, and its price is of that day.
  const read = {
    ...item('b', 'two.example', false),
    ...{ listingId: 'l1', variantId: 'ivory', imageId: 'of-the-listing', priceRead: 990 },
  };
  const { id } = read;
  const again = answer(
    RestoreCartItemsDocument,
    { ids: [id] },
    {
      restoreCartItems: {
        __typename: 'RestoreCartItemsPayload',
        cart: { ...summary(0, 0), items: [read] },
        viewer: viewer(1),
      },
    },
  );
  const remove = () => screen.findByRole('button', { name: `Remove Item ${id}` });

  test('happens at once and can be undone: it is back with everything it had (RT-21)', async () => {
    const { user } = open(removing(['b'], []), again);
    await user.click(await remove());
    expect(await screen.findByText(emptyCart)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Item b is removed');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the cart')).toBeInTheDocument();
    expect(await box('Select Item b')).not.toBeChecked();
    expect(screen.getByRole('img', { name: '1 item in the cart' })).toBeInTheDocument();
  });

  test('by hand leaves the focus with the list', async () => {
    const left = items.filter((each) => each.id !== 'b');
    const { user } = open(removing(['b'], left));
    await user.click(await remove());
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('by keyboard moves the focus to Undo, and back (RT-21)', async () => {
    const left = items.filter((each) => each.id !== 'b');
    const { user } = open(removing(['b'], left), again);
    (await remove()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Back in the cart')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
});

test('a corrected price stands beside the one that was read (RT-27)', async () => {
  const corrected = { ...items[0], priceRead: 1250, priceChangeReason: 'Coupon on the page' };
  renderScreen(<CartPage />, {
    cookies: signedIn,
    mocks: [answer(CartPageDocument, {}, { cart: { ...summary(1, 1200), items: [corrected] } })],
  });
  expect(await screen.findByText(/^Shop price/)).toHaveTextContent(
    'Shop price ¥12.50, changed: Coupon on the page',
  );
});

test('what shipping may cost is told before it is paid, to all countries while none is known', async () => {
  open(homeCountry(), shippingRanges(null, [500, 9800, 23600]));
  await screen.findByText('Item a');
  expect(await screen.findByText('What shipping may cost, all countries')).toBeInTheDocument();
  expect(screen.getByText('500 g')).toBeInTheDocument();
  expect(screen.getByText('¥98.00–¥236.00')).toBeInTheDocument();
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'Payment 1 of 2: goods and domestic shipping.',
  );
});

test('it is told for the country of the default address, and for the one chosen beside an item', async () => {
  const mocks = [
    homeCountry('DE'),
    shippingRanges('DE', [1000, 96_00, 283_00]),
    shippingRanges('FR', [1000, 97_00, 284_00]),
  ];
  const { unmount } = open(...mocks);
  expect(
    await screen.findByRole('region', { name: 'What shipping may cost, Germany' }),
  ).toHaveTextContent(/packaging included.*1\skg¥96\.00–¥283\.00/);
  unmount();
  siteStorage.save('shipping-country', 'FR');
  open(...mocks);
  expect(
    await screen.findByRole('region', { name: 'What shipping may cost, France' }),
  ).toHaveTextContent('¥97.00–¥284.00');
});

test("checking out with nothing selected says 'No product selected!'", async () => {
  const none = items.map((each) => ({ ...each, isSelected: false }));
  const { user } = renderScreen(<CartPage />, {
    cookies: signedIn,
    mocks: [answer(CartPageDocument, {}, { cart: { ...summary(0, 0), items: none } })],
  });
  await box('Select all');
  await user.click(within(sums()).getByRole('button', { name: 'Check out' }));
  expect(screen.getByText('No product selected!')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

describe('a quantity that cannot be', () => {
  const field = (id: string) => screen.findByRole('textbox', { name: `Quantity of Item ${id}` });
  const correct = 'Correct the quantity that cannot be ordered, then check out.';

  test.each([
    ['out of range', '0'],
    ['none at all', '{Backspace}'],
  ])(
    'of a selected item, %s, keeps sum and checkout back until it is corrected',
    async (_, typed) => {
      const { user, toasts } = open();
      const quantity = await field('a');
      await user.clear(quantity);
      await user.type(quantity, typed);
      await user.click(within(sums()).getByRole('button', { name: 'Check out' }));
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
      expect(toasts.current()).toMatchObject([{ type: 'error', text: correct }]);
      expect(quantity).toHaveFocus();
      expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999');
      expect(sums()).toHaveTextContent(correct);
      expect(sums()).not.toHaveTextContent('¥12.00');

      await user.clear(quantity);
      await user.type(quantity, '1');
      await user.click(within(sums()).getByRole('button', { name: 'Check out' }));
      expect(screen.getByTestId('address')).toHaveTextContent('/confirmOrder');
    },
  );

  test('of an item that stays in the cart holds up nobody', async () => {
    const { user } = open();
    await user.type(await field('b'), 'x');
    await user.click(within(sums()).getByRole('button', { name: 'Check out' }));
    expect(await field('b')).toHaveAccessibleDescription('Enter a whole number from 1 to 999');
    expect(screen.getByTestId('address')).toHaveTextContent('/confirmOrder');
  });
});

test('a cart that cannot be loaded offers to try again', async () => {
  const { user } = renderScreen(<CartPage />, {
    cookies: signedIn,
    mocks: [refusal(CartPageDocument, {}, 'BUSY', 'Busy'), page],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Item a')).toBeInTheDocument();
});

describe('in a page that the browser translates', () => {
  const translate = translatedScreens();

  test('a new quantity moves its row, the sum, the counts and the badge', async () => {
    const { user } = open(
      answer(
        UpdateCartItemDocument,
        { input: { cartItemId: 'a', quantity: 2 } },
        {
          updateCartItem: {
            __typename: 'UpdateCartItemPayload',
            item: { __typename: 'CartItem', id: 'a', quantity: 2, subtotal: 2200 },
            cart: summary(1, 2200),
            viewer: viewer(4),
          },
        },
      ),
      removing(['a'], items.slice(1)),
    );
    const quantity = await screen.findByRole('group', { name: 'Quantity of Item a' });
    await translate();
    expect(sums()).toHaveTextContent('1 ‹selected›, 1 ‹piece›¥12.00');
    await user.click(within(quantity).getByRole('button', { name: 'One more of Item a' }));
    expect(await within(sums()).findByText('¥22.00')).toBeInTheDocument();
    expect(sums()).toHaveTextContent('1 selected, 2 pieces¥22.00');
    expect(quantity.closest('li')).toHaveTextContent('¥10.00 × 2');
    expect(await screen.findByRole('img', { name: '4 items in the cart' })).toHaveTextContent('4');
    await translate();
    await user.click(screen.getByRole('button', { name: 'Remove Item a' }));
    await waitFor(() => expect(quantity).not.toBeInTheDocument());
    expect(sums()).toHaveTextContent('¥0.00');
  });
});
