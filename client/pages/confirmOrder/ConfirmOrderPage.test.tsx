import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ConfirmOrderPageDocument,
  OrderSubmittedPageDocument,
  SubmittedElsewhereDocument,
  SubmitOrderDocument,
  type SubmitOrderInput,
} from '../../gql/graphql';
import { App } from '../../app/App';
import { homeCountry, shippingRanges } from '../../testing/shipping';
import { answer, renderScreen, signedIn } from '../../testing/renderScreen';
import { shell } from '../../testing/shell';
import { ConfirmOrderPage } from './ConfirmOrderPage';

const item = (id: string, isSelected: boolean) => ({
  __typename: 'CartItem',
  id,
  name: `Item ${id}`,
  specification: '',
  remark: '',
  image: null,
  unitPrice: 1000,
  quantity: 2,
  domesticShipping: 300,
  subtotal: 2300,
  restrictions: [],
  isSelected,
  createdAt: '2026-11-21T08:00:00.000Z',
});

const viewer = {
  __typename: 'Viewer',
  id: 'v1',
  email: 'mei@example.com',
  suggestedContact: null as object | null,
};

const page = (items: object[], who: object = {}) =>
  answer(
    ConfirmOrderPageDocument,
    {},
    {
      cart: { __typename: 'Cart', id: 'c1', items },
      site: { __typename: 'SiteInfo', id: 'site', finePhotoPrice: 200, maxFinePhotos: 20 },
      viewer: { ...viewer, ...who },
    },
  );

const shipping = shippingRanges('DE', [1000, 88_00, 294_00]);

const order = {
  __typename: 'Order',
  id: 'o1',
  number: 'OR1',
  amount: 2700,
  status: 'PENDING_PAYMENT',
  paymentDueAt: null,
  submittedAt: '2026-11-23T16:00:00.000Z',
  items: [{ __typename: 'OrderItem', id: 'oi1', name: 'Tea cup', quantity: 2, image: null }],
};

const contact = { name: 'Mei', phone: '+49 30 1', email: 'mei@example.com' };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The button beside the sheet; phones have theirs in the bar at the lower edge. */
const onReceipt = (name: string) =>
  within(screen.getByRole('complementary')).getByRole('button', { name });

const address = () => screen.getByTestId('address').textContent;

test('only what is selected is ordered; photos add their price; the number follows', async () => {
  const input = {
    contact,
    remark: 'Blue, please',
    finePhotos: { count: 2, note: 'Front', location: '' },
    expectedAmount: 2700,
  };
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true), item('b', false)]),
      homeCountry('DE'),
      shipping,
      answer(
        SubmitOrderDocument,
        { input },
        {
          submitOrder: {
            __typename: 'SubmitOrderPayload',
            order,
            viewer: { __typename: 'Viewer', id: 'v1', cartCount: 1 },
          },
        },
      ),
      answer(OrderSubmittedPageDocument, { id: 'o1' }, { order }),
    ],
  });
  expect(await screen.findByText('Item a')).toBeInTheDocument();
  expect(screen.queryByText('Item b')).not.toBeInTheDocument();
  expect(screen.getByText(/^Payment 2 of 2, international shipping, follows/)).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveValue('mei@example.com');

  await user.type(screen.getByLabelText('Name'), contact.name);
  await user.type(screen.getByLabelText('Phone'), contact.phone);
  await user.type(screen.getByLabelText(/^Purchase remark/), input.remark);
  const photos = screen.getByRole('group', { name: 'Number of photos' });
  await user.click(within(photos).getByRole('button', { name: 'One photo more' }));
  await user.click(within(photos).getByRole('button', { name: 'One photo more' }));
  expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent(
    '¥10.00 × 2 + ¥3.00 domestic shipping',
  );
  expect(await screen.findByText('¥4.00')).toBeInTheDocument();
  // On the receipt, and in the bar of phones.
  expect(screen.getAllByText('¥27.00')).toHaveLength(2);
  const note = screen.getByLabelText(/^What to photograph/);
  await user.type(note, 'Front');
  await user.click(onReceipt('Submit the order'));

  expect(await screen.findByText('OR1')).toBeInTheDocument();
  expect(address()).toBe('/confirmOrder?submitted=o1');
  expect(
    screen.getByText(/^Order review takes 3–5 working hours and begins once it is paid/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    '/payment?kind=ORDER&id=o1',
  );
});

test('before anything is ordered the fee of a card is told, and the way to the estimate', async () => {
  renderScreen(<App />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [shell({}), page([item('a', true)]), homeCountry('DE'), shipping],
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/a card adds 2\.9% each time/)).toBeVisible();
  const estimate = await main.findByRole('link', { name: 'What it costs to your country' });
  expect(estimate).toHaveAttribute('href', '/#estimate');
});

test('what was remarked about an item in the cart stands beside it', async () => {
  const remarked = { ...item('a', true), remark: 'Without the box, please' };
  const mocks = [page([remarked]), homeCountry('DE'), shipping];
  renderScreen(<ConfirmOrderPage />, { path: '/confirmOrder', cookies: signedIn, mocks });
  const items = await screen.findByRole('region', { name: 'Items' });
  expect(await within(items).findByText('Without the box, please')).toBeVisible();
});

test('the total follows each digit of the number of photos, before the field is left', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), homeCountry('DE'), shipping],
  });
  const count = await screen.findByRole('textbox', { name: 'Number of photos' });
  await user.clear(count);
  await user.type(count, '3');
  expect(count).toHaveFocus();
  expect(screen.getByText('¥6.00')).toBeInTheDocument();
  expect(screen.getAllByText('¥29.00')).toHaveLength(2);
});

/** Submits an order of item a, worth ¥23.00, which is refused; the page then asks for the cart of now. */
async function submitOfOldCart(
  refused: object,
  now: object[],
  ...further: ReturnType<typeof answer>[]
) {
  const input = { contact, remark: '', expectedAmount: 2300 };
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true)]),
      homeCountry('DE'),
      shipping,
      answer(SubmitOrderDocument, { input }, { submitOrder: refused }),
      page(now),
      ...further,
    ],
  });
  await user.type(await screen.findByLabelText('Name'), contact.name);
  await user.type(screen.getByLabelText('Phone'), contact.phone);
  await user.click(onReceipt('Submit the order'));
}

test('a cart that changed in another tab is shown as it is now, with what was typed', async () => {
  const message = 'What is selected in your cart has changed and costs ¥46.00 now.';
  await submitOfOldCart({ __typename: 'AmountChanged', code: 'AMOUNT_CHANGED', message }, [
    item('a', true),
    item('b', true),
  ]);
  expect(await screen.findByText('Item b')).toBeInTheDocument();
  expect(screen.getAllByText('¥46.00')).toHaveLength(2);
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name')).toHaveValue(contact.name);
});

const newestOrder = (name: string, submittedAt: string) =>
  answer(
    SubmittedElsewhereDocument,
    {},
    {
      orders: {
        __typename: 'OrderPage',
        items: [
          {
            ...{ __typename: 'Order', id: 'o7', number: 'OR7', submittedAt },
            items: [{ __typename: 'OrderItem', id: 'oi1', name }],
          },
        ],
      },
    },
  );
const noneLeft = {
  ...{ __typename: 'PlainRefusal', code: 'NO_PRODUCT_SELECTED' },
  message: 'No product selected!',
};

test('what another tab submitted is told, and leads to that order', async () => {
  await submitOfOldCart(noneLeft, [], newestOrder('Item a', '2026-11-21T09:00:00.000Z'));
  expect(await screen.findByText('This order was submitted elsewhere')).toBeVisible();
  const link = screen.getByRole('link', { name: 'See order OR7' });
  expect(link).toHaveAttribute('href', '/mine/order/orderDetail?id=o7');
});

test.each([
  ['an earlier order of the same thing', 'Item a', '2026-11-21T07:00:00.000Z'],
  ['an order of something else', 'Item x', '2026-11-21T09:00:00.000Z'],
])('a cart that another tab emptied leads to the cart: there is %s', async (_, name, at) => {
  await submitOfOldCart(noneLeft, [], newestOrder(name, at));
  expect(await screen.findByRole('link', { name: 'Go to the cart' })).toBeVisible();
});

test('trying again after a broken connection is the same order: it has the same key', async () => {
  const sent: SubmitOrderInput[] = [];
  const submitting = (outcome: object) => ({
    request: {
      query: SubmitOrderDocument,
      variables: ({ input }: { input: SubmitOrderInput }) => Boolean(sent.push(input)),
    },
    ...outcome,
  });
  const submitOrder = {
    __typename: 'SubmitOrderPayload',
    order,
    viewer: { ...viewer, cartCount: 0 },
  };
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true)]),
      homeCountry('DE'),
      shipping,
      submitting({ error: new TypeError('Failed to fetch') }),
      submitting({ result: { data: { submitOrder } } }),
      answer(OrderSubmittedPageDocument, { id: 'o1' }, { order }),
    ] as never,
  });
  await user.type(await screen.findByLabelText('Name'), contact.name);
  await user.type(screen.getByLabelText('Phone'), contact.phone);
  const submit = onReceipt('Submit the order');
  await user.click(submit);
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'false'), { timeout: 3000 });
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
  await user.click(submit);
  await waitFor(() => expect(address()).toBe('/confirmOrder?submitted=o1'));
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

test('what is missing is told on top of the form, focused, and leads to its field', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), homeCountry('DE'), shipping],
  });
  await user.click(await screen.findByText('Item a').then(() => onReceipt('Submit the order')));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const [first] = within(summary).getAllByRole('link');
  expect(first).toHaveTextContent('Enter the name of the contact');
  await user.click(first!);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Enter the name of the contact');
});

test('on phones a bar has sum and button in reach, and unfolds what the sum is made of', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), homeCountry('DE'), shipping],
  });
  const bar = within(await screen.findByRole('region', { name: 'Next step' }));
  const sum = bar.getByRole('button', { name: '¥23.00 Payment 1 of 2' });
  await user.click(screen.getByRole('button', { name: 'One photo more' }));
  await waitFor(() => expect(sum).toHaveTextContent('¥25.00'));
  await user.click(sum);
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }));
  expect(receipt.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['¥20.00', '¥3.00', '¥2.00', '¥25.00'],
  ]);
  await user.click(receipt.getByRole('button', { name: 'Close' }));
  // It sends the form like the other one.
  await user.click(bar.getByRole('button', { name: 'Submit the order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter the name of the contact');
});

test('without photos no photo service is ordered', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true)]),
      homeCountry('DE'),
      shipping,
      answer(
        SubmitOrderDocument,
        { input: { contact, remark: '', expectedAmount: 2300 } },
        {
          submitOrder: {
            __typename: 'SubmitOrderPayload',
            order,
            viewer: { __typename: 'Viewer', id: 'v1', cartCount: 0 },
          },
        },
      ),
      answer(OrderSubmittedPageDocument, { id: 'o1' }, { order }),
    ],
  });
  await user.type(await screen.findByLabelText('Name'), contact.name);
  await user.type(screen.getByLabelText('Phone'), contact.phone);
  await user.click(onReceipt('Submit the order'));
  await waitFor(() => expect(address()).toBe('/confirmOrder?submitted=o1'));
});

test('a phone number of words is told where it was typed, before anything is sent (RT-22)', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), homeCountry('DE'), shipping],
  });
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '一二三abc');
  await user.tab();
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveAccessibleDescription('Enter a phone number, for example +49 30 1234567');
});

test('what shipping may cost later is told beside what is paid now', async () => {
  renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), homeCountry('DE'), shipping],
  });
  await screen.findByText('Item a');
  expect(await screen.findByText('1 kg')).toBeInTheDocument();
  expect(screen.getByText('¥88.00–¥294.00')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Items',
    'Your requests',
    'Contact',
    'Payment 1 of 2',
    'What shipping may cost, Germany',
  ]);
});

test("with nothing selected there is nothing to confirm: 'No product selected!'", async () => {
  renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('b', false)])],
  });
  expect(await screen.findByText('No product selected!')).toBeInTheDocument();
});

describe('What was typed (RT-22)', () => {
  const remark = () => screen.findByLabelText(/^Purchase remark/);
  const phone = () => screen.getByLabelText('Phone');
  const photos = () => screen.getByRole('textbox', { name: 'Number of photos' });
  const open = (...mocks: Parameters<typeof page>) =>
    renderScreen(<ConfirmOrderPage />, {
      path: '/confirmOrder',
      cookies: signedIn,
      mocks: [page(...mocks), homeCountry('DE'), shipping],
    });

  async function typeAndReload(next?: { id: string; email: string }) {
    const { user, unmount } = open([item('a', true)]);
    await user.type(await remark(), 'Blue, please');
    await user.type(phone(), contact.phone);
    await user.click(screen.getByRole('button', { name: 'One photo more' }));
    await user.type(await screen.findByLabelText(/^What to photograph/), 'Front');
    unmount();
    return renderScreen(<ConfirmOrderPage />, {
      ...{ path: '/confirmOrder', cookies: signedIn, viewerId: next?.id },
      mocks: [page([item('a', true)], next), homeCountry('DE'), shipping],
    });
  }

  test('survives a reload', async () => {
    await typeAndReload();
    expect(await remark()).toHaveValue('Blue, please');
    expect(phone()).toHaveValue(contact.phone);
    expect(photos()).toHaveValue('1');
    expect(screen.getByLabelText(/^What to photograph/)).toHaveValue('Front');
  });

  test('is never shown to another shopper', async () => {
    await typeAndReload({ id: 'v2', email: 'lin@example.com' });
    expect(await remark()).toHaveValue('');
    expect(phone()).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Blue, please');
  });

  test('is forgotten on signing out', async () => {
    const { session } = await typeAndReload();
    await remark();
    act(() => session.end());
    expect(sessionStorage).toHaveLength(0);
  });

  test('is forgotten once the order is submitted', async () => {
    const input = { contact, remark: '', expectedAmount: 2300 };
    const submitOrder = {
      __typename: 'SubmitOrderPayload',
      order,
      viewer: { ...viewer, cartCount: 0 },
    };
    const { user } = renderScreen(<ConfirmOrderPage />, {
      path: '/confirmOrder',
      cookies: signedIn,
      mocks: [
        page([item('a', true)]),
        homeCountry('DE'),
        shipping,
        answer(SubmitOrderDocument, { input }, { submitOrder }),
        answer(OrderSubmittedPageDocument, { id: 'o1' }, { order }),
      ],
    });
    await user.type(await screen.findByLabelText('Name'), contact.name);
    await user.type(phone(), contact.phone);
    expect(sessionStorage).toHaveLength(1);
    await user.click(onReceipt('Submit the order'));
    await waitFor(() => expect(address()).toBe('/confirmOrder?submitted=o1'));
    expect(sessionStorage).toHaveLength(0);
  });
});

test('name and phone of the contact are known from before, so nobody types them again (RT-22)', async () => {
  const { __typename, ...known } = { __typename: 'SuggestedContact', name: 'Mei', phone: '+49 1' };
  renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true)], { suggestedContact: { __typename, ...known } }),
      homeCountry('DE'),
      shipping,
    ],
  });
  expect(await screen.findByLabelText('Name')).toHaveValue(known.name);
  expect(screen.getByLabelText('Phone')).toHaveValue(known.phone);
});

describe('What is too much is told, and nothing is cut (VA-06)', () => {
  const show = async () => {
    const view = renderScreen(<ConfirmOrderPage />, {
      path: '/confirmOrder',
      cookies: signedIn,
      mocks: [page([item('a', true)]), homeCountry('DE'), shipping],
    });
    await screen.findByText('Item a');
    return view;
  };
  const long = 'r'.repeat(501);
  const submit = () => onReceipt('Submit the order');

  test.each([/^Purchase remark/, /^What to photograph/])('in %s', async (label) => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'One photo more' }));
    const field = await screen.findByLabelText(label);
    expect(field).toHaveAccessibleDescription(/0 of 500 characters$/);
    await user.click(field);
    await user.paste(long);
    expect(field).toHaveValue(long);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/501 of 500 characters/));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter at most 500 characters');
    expect(field).toHaveValue(long);
    await user.type(field, '{Backspace}');
    await waitFor(() => expect(field).toBeValid());
  });

  test.each(['25', '2.5', 'two'])('in the number of photos: %s', async (typed) => {
    const { user } = await show();
    const field = screen.getByRole('textbox', { name: 'Number of photos' });
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Enter a whole number from 0 to 20$/),
    );
    expect(field).toHaveValue(typed);
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await waitFor(() => expect(field).toBeValid());
    expect(field).toHaveValue('3');
  });
});
