import { screen, waitFor, within } from '@testing-library/react';
import {
  ConfirmOrderPageDocument,
  OrderSubmittedPageDocument,
  ShippingRangesDocument,
  SubmitOrderDocument,
} from '../../gql/graphql';
import { answer, renderScreen, signedIn } from '../../testing/renderScreen';
import { ConfirmOrderPage } from './ConfirmOrderPage';

const item = (id: string, isSelected: boolean) => ({
  __typename: 'CartItem',
  id,
  name: `Item ${id}`,
  specification: '',
  imageUrl: null,
  unitPrice: 1000,
  quantity: 2,
  domesticShipping: 300,
  subtotal: 2300,
  isSelected,
});

const page = (items: object[]) =>
  answer(
    ConfirmOrderPageDocument,
    {},
    {
      cart: { __typename: 'Cart', id: 'c1', items },
      site: { __typename: 'SiteInfo', id: 'site', finePhotoPrice: 200, maxFinePhotos: 20 },
      viewer: { __typename: 'Viewer', id: 'v1', email: 'mei@example.com' },
    },
  );

const shipping = answer(
  ShippingRangesDocument,
  {},
  {
    shippingRanges: [
      { __typename: 'ShippingRange', goodsGrams: 1000, lowest: 8800, highest: 29400 },
    ],
  },
);

const order = {
  __typename: 'Order',
  id: 'o1',
  number: 'OR1',
  amount: 2700,
  status: 'PENDING_PAYMENT',
  paymentDueAt: null,
};

const contact = { name: 'Mei', phone: '+49 1', email: 'mei@example.com' };
const address = () => screen.getByTestId('address').textContent;

test('only what is selected is ordered; photos add their price; the number follows', async () => {
  const input = {
    contact,
    remark: 'Blue, please',
    finePhotos: { count: 2, note: 'Front', location: '' },
  };
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true), item('b', false)]),
      shipping,
      answer(
        SubmitOrderDocument,
        { input },
        {
          submitOrder: {
            __typename: 'OrderPayload',
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
  expect(screen.getByText('payment 2 of 2, paid later')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('mei@example.com');

  await user.type(screen.getByLabelText('Name'), contact.name);
  await user.type(screen.getByLabelText('Phone'), contact.phone);
  await user.type(screen.getByLabelText(/^Purchase remark/), input.remark);
  const photos = screen.getByRole('group', { name: 'Number of photos' });
  await user.click(within(photos).getByRole('button', { name: 'One more' }));
  await user.click(within(photos).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('¥4.00')).toBeInTheDocument();
  expect(screen.getByText('¥27.00')).toBeInTheDocument();
  const note = screen.getByLabelText(/^What to photograph/);
  expect(note).toHaveAttribute('maxlength', '500');
  await user.type(note, 'Front');
  await user.click(screen.getByRole('button', { name: 'Submit the order' }));

  expect(await screen.findByText('OR1')).toBeInTheDocument();
  expect(address()).toBe('/confirmOrder?submitted=o1');
  expect(screen.getByText('Order review takes 3–5 working hours.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    '/payment?kind=ORDER&id=o1',
  );
});

test('what is missing is told on top of the form, focused, and leads to its field', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), shipping],
  });
  await user.click(await screen.findByRole('button', { name: 'Submit the order' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const [first] = within(summary).getAllByRole('link');
  expect(first).toHaveTextContent('Enter the name of the contact');
  await user.click(first!);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Enter the name of the contact');
});

test('without photos no photo service is ordered', async () => {
  const { user } = renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [
      page([item('a', true)]),
      shipping,
      answer(
        SubmitOrderDocument,
        { input: { contact, remark: '' } },
        {
          submitOrder: {
            __typename: 'OrderPayload',
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
  await user.click(screen.getByRole('button', { name: 'Submit the order' }));
  await waitFor(() => expect(address()).toBe('/confirmOrder?submitted=o1'));
});

test('the steps are numbered, and what shipping may cost later is told beside the total', async () => {
  renderScreen(<ConfirmOrderPage />, {
    path: '/confirmOrder',
    cookies: signedIn,
    mocks: [page([item('a', true)]), shipping],
  });
  await screen.findByText('Item a');
  expect(await screen.findByText('1 kg')).toBeInTheDocument();
  expect(screen.getByText('¥294.00')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    '1 Items',
    '2 Your requests',
    '3 Contact',
    'What shipping may cost',
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
