import { screen, waitFor } from '@testing-library/react';
import { PayDocument, PaymentScreenDocument, type PayInput } from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { PaymentPage } from './PaymentPage';

const path = '/payment?kind=ORDER&id=o1';
const target = { kind: 'ORDER' as const, id: 'o1' };

const method = {
  __typename: 'PaymentMethod',
  code: 'BALANCE',
  name: 'Balance',
  isAvailable: true,
  unavailableReason: null,
  balanceDeduction: 123450,
  discount: 0,
  handlingFee: 0,
  actualPayment: 0,
};
const card = {
  ...method,
  code: 'CARD',
  name: 'Card',
  isAvailable: false,
  unavailableReason: 'Not open yet',
};

const quote = (methods: object[]) =>
  answer(
    PaymentScreenDocument,
    { target },
    {
      paymentQuote: {
        __typename: 'PaymentQuote',
        kind: 'ORDER',
        targetId: 'o1',
        targetNumber: 'TB1',
        amount: 123450,
        balance: 200000,
        dueAt: null,
        methods,
      },
    },
  );

const payment = {
  __typename: 'Payment',
  id: 'p1',
  number: 'PAY1',
  kind: 'ORDER',
  targetId: 'o1',
  status: 'CAPTURED',
  amount: 123450,
  balanceDeduction: 123450,
  discount: 0,
  handlingFee: 0,
  actualPayment: 0,
  capturedAt: '2026-01-01T00:00:00Z',
  order: null,
  package: null,
};

const viewer = {
  __typename: 'Viewer',
  id: 'v1',
  fund: { __typename: 'Fund', id: 'f1', balance: 76550 },
};

const pay = () => screen.findByRole('button', { name: 'Pay now' });

test('the amount, the first usable method with its breakdown, and why another cannot be used', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([card, method])] });
  expect(await screen.findByRole('radio', { name: 'Balance' })).toBeChecked();
  expect(screen.getAllByText('¥1,234.50')).toHaveLength(2);
  expect(screen.getByText('Balance deduction')).toBeInTheDocument();
  const unusable = screen.getByRole('radio', { name: 'Card' });
  expect(unusable).toBeDisabled();
  expect(unusable).toHaveAccessibleDescription('Not open yet');
});

test('paying again after a refusal uses the same idempotency key, then shows the result', async () => {
  const sent: PayInput[] = [];
  const paying = (response: object) => ({
    request: {
      query: PayDocument,
      variables: ({ input }: { input: PayInput }) => Boolean(sent.push(input)),
    },
    result: response,
  });
  const busy = refusal(PayDocument, {} as never, 'BUSY', 'Please try again').result as object;
  const done = { data: { pay: { __typename: 'PaymentPayload', payment, viewer } } };
  const { user, client } = renderScreen(<PaymentPage />, {
    path,
    cookies: signedIn,
    mocks: [quote([method]), paying(busy), paying(done)] as never,
  });
  await user.click(await pay());
  expect(await screen.findByText('Please try again')).toBeInTheDocument();
  const button = await pay();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/payment/payResult?id=p1'),
  );
  expect(sent.at(-1)).toMatchObject({ kind: 'ORDER', targetId: 'o1', method: 'BALANCE' });
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(client.cache.extract()).toMatchObject({ 'Fund:f1': { balance: 76550 } });
});

test('where no method can be used, nothing can be pressed', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([card])] });
  expect(await pay()).toHaveAttribute('aria-disabled', 'true');
});

test.each(['/payment', '/payment?kind=GIFT&id=o1', '/payment?kind=ORDER'])(
  '%s has nothing to pay',
  (address) => {
    renderScreen(<PaymentPage />, { path: address, cookies: signedIn });
    expect(screen.getByText('There is nothing to pay here')).toBeInTheDocument();
  },
);
