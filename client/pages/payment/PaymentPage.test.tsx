import { act, screen, waitFor } from '@testing-library/react';
import { gatewayPage } from '../../features/payments/gatewayPage';
import {
  JointPaymentScreenDocument,
  MethodPriceDocument,
  PayDocument,
  PaymentScreenDocument,
  PayOrdersDocument,
  type PayInput,
  type PayOrdersInput,
} from '../../gql/graphql';
import { rates } from '../../testing/rates';
import { answer, refusal, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { PaymentPage } from './PaymentPage';

const path = '/payment?kind=ORDER&id=o1';
const target = { kind: 'ORDER' as const, id: 'o1' };

const method = {
  __typename: 'PaymentMethod',
  code: 'BALANCE',
  name: 'Balance',
  isAvailable: true,
  balanceDeduction: 123450,
  discount: 0,
  handlingFee: 0,
  actualPayment: 0,
};
const card = {
  ...method,
  ...{ code: 'CARD', name: 'Card' },
  ...{ balanceDeduction: 0, handlingFee: 3580, actualPayment: 127030 },
};
const tooLow = { ...method, isAvailable: false };

const quote = (methods: object[], balance = 200000) =>
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
        balance,
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
  method: 'BALANCE',
  status: 'CAPTURED',
  failure: null,
  checkoutUrl: null as string | null,
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
  unreadNotificationCount: 1,
  fund: { __typename: 'Fund', id: 'f1', balance: 76550 },
};

const pay = () => screen.findByRole('button', { name: 'Pay now' });

test('the amount, the first usable method with its breakdown, and what each costs before it is chosen', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([method, card])] });
  expect(await screen.findByRole('radio', { name: 'Balance' })).toBeChecked();
  for (const label of ['Balance deduction', 'Payment-method discount', 'Handling fee'])
    expect(screen.getByText(label)).toBeInTheDocument();
  const split = screen.getByText(/^From your balance/);
  expect(split).toHaveTextContent('From your balance ¥1,234.50, still to pay ¥0.00');
  expect(screen.getByRole('radio', { name: 'Card' })).toHaveAccessibleDescription(/Fee: ¥35.80/);
  expect(screen.queryByRole('link', { name: /^Top up/ })).not.toBeInTheDocument();
});

test('a balance that is too low is not offered; what is missing can be topped up, and the way leads back', async () => {
  const mocks = [quote([tooLow, card], 0)];
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Balance' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  const topUp = new URL(
    screen.getByRole('link', { name: 'Top up ¥1,234.50' }).getAttribute('href') ?? '',
    'https://ours.invalid',
  );
  expect(topUp.pathname).toBe('/payment/recharge');
  expect(Object.fromEntries(topUp.searchParams)).toEqual({ amount: '1234.50', redirect: path });
});

const sentBy = (query: typeof PayDocument, sent: PayInput[], ...results: object[]) =>
  results.map((result) => ({
    request: {
      query,
      variables: ({ input }: { input: PayInput }) => Boolean(sent.push(input)),
    },
    result,
  }));
const begun = {
  ...payment,
  ...{ status: 'PENDING', method: 'CARD', checkoutUrl: 'https://gateway.example/s1' },
};

test('the balance pays its part first unless that is switched off; the rest is priced and paid by card', async () => {
  const open = jest.spyOn(gatewayPage, 'open').mockReturnValue();
  const sent: PayInput[] = [];
  const done = { data: { pay: { __typename: 'PayPayload', payment: begun, viewer } } };
  const price = { ...card, handlingFee: 680, discount: 0, actualPayment: 24130 };
  const { user } = renderScreen(<PaymentPage />, {
    path,
    cookies: signedIn,
    mocks: [
      quote([tooLow, card], 100000),
      answer(
        MethodPriceDocument,
        { amount: 23450 },
        { rechargeOptions: { __typename: 'RechargeOptions', methods: [price] } },
      ),
      ...sentBy(PayDocument, sent, done),
    ] as never,
  });
  const first = await screen.findByRole('switch', { name: 'Use your balance first: ¥1,000.00' });
  expect(first).toBeChecked();
  expect(await screen.findByText(/^From your balance/)).toHaveTextContent(
    'From your balance ¥1,000.00, still to pay ¥241.30',
  );
  await user.click(first);
  expect(screen.getByText(/^From your balance/)).toHaveTextContent('still to pay ¥1,270.30');
  await user.click(first);
  await user.dblClick(await pay());
  await waitFor(() => expect(open.mock.calls).toEqual([['https://gateway.example/s1']]));
  expect(sent).toMatchObject([{ method: 'CARD', usesBalance: true, targetId: 'o1' }]);
  expect(screen.getByTestId('address')).toHaveTextContent(path);
  open.mockRestore();
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
  const done = { data: { pay: { __typename: 'PayPayload', payment, viewer } } };
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

test('a payment that is refused is told in a toast, and changes nothing of what is shown', async () => {
  const told = 'Your balance is too low for this payment';
  const low = refused(PayDocument, {} as never, ['BalanceTooLow', 'BALANCE_TOO_LOW', told]);
  const request = { query: PayDocument, variables: () => true };
  const { user, client, toasts } = renderScreen(<PaymentPage />, {
    path,
    cookies: signedIn,
    mocks: [quote([method]), { ...low, request }] as never,
  });
  const evict = jest.spyOn(client.cache, 'evict');
  await user.click(await pay());
  await waitFor(() => expect(toasts.current()).toMatchObject([{ type: 'error', text: told }]));
  expect(evict).not.toHaveBeenCalled();
  expect(screen.getByTestId('address')).toHaveTextContent(path);
});

const settles = 'You pay in yuan (CNY); amounts in another currency are for orientation.';

test('opened without a network it says so in one place, and loads by itself once there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const broken = {
    request: { query: PaymentScreenDocument, variables: { target } },
    error: new TypeError('Failed to fetch'),
  };
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [broken, quote([method])] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^You’re offline/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await pay()).toBeVisible();
  onLine.mockRestore();
});

test('that yuan are paid is told beside amounts in dollars', async () => {
  const cookies = `${signedIn}; currency=USD`;
  renderScreen(<PaymentPage />, { path, cookies, mocks: [quote([method]), rates] });
  expect(await screen.findByText(settles)).toBeVisible();
});

test('where amounts are in yuan alone, that need not be told', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([method])] });
  await pay();
  expect(screen.queryByText(settles)).not.toBeInTheDocument();
});

test('where no method can be used, nothing can be pressed', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([tooLow], 0)] });
  expect(await pay()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('No way to pay is open at the moment.')).toBeInTheDocument();
});

test.each(['/payment', '/payment?kind=GIFT&id=o1', '/payment?kind=ORDER'])(
  '%s has nothing to pay',
  (address) => {
    renderScreen(<PaymentPage />, { path: address, cookies: signedIn });
    expect(screen.getByText('There is nothing to pay here')).toBeInTheDocument();
  },
);

const orderIds = ['o1', 'o2'];
const together = '/payment?order=o1&order=o2';
const part = (id: string, amount: number) => ({
  __typename: 'JointPaymentPart',
  ...{ id, number: `OR-${id}`, amount, dueAt: '2026-11-24T08:00:00.000Z' },
});

test('an order that is not there leads back to the orders', async () => {
  const missing = refusal(PaymentScreenDocument, { target }, 'NOT_FOUND', 'We could not find it');
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [missing] });
  expect(await screen.findByText('There is nothing to pay here')).toBeVisible();
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument();
});

test('several orders are paid together: each with its amount, the sum, one key', async () => {
  const sent: PayOrdersInput[] = [];
  const paid = (id: string, amount: number) => ({
    __typename: 'Payment',
    ...{
      id: `p-${id}`,
      kind: 'ORDER',
      amount,
      status: 'CAPTURED',
      failure: null,
      checkoutUrl: null,
    },
    order: {
      __typename: 'Order',
      ...{ id, number: `OR-${id}`, status: 'PAID', paidAt: null, availableActions: [] },
    },
  });
  const { user } = renderScreen(<PaymentPage />, {
    path: together,
    cookies: signedIn,
    mocks: [
      answer(
        JointPaymentScreenDocument,
        { orderIds },
        {
          jointPaymentQuote: {
            __typename: 'JointPaymentQuote',
            orders: [part('o1', 10000), part('o2', 23450)],
            amount: 33450,
            balance: 200000,
            methods: [{ ...method, balanceDeduction: 33450 }],
          },
        },
      ),
      {
        request: {
          query: PayOrdersDocument,
          variables: ({ input }: { input: PayOrdersInput }) => Boolean(sent.push(input)),
        },
        result: {
          data: {
            payOrders: {
              __typename: 'PayOrdersPayload',
              jointPayment: {
                __typename: 'JointPayment',
                ...{ id: 'j1', number: 'JP-1', amount: 33450 },
                payments: [paid('o1', 10000), paid('o2', 23450)],
              },
              viewer,
            },
          },
        },
      },
    ] as never,
  });
  expect(await screen.findByText('2 orders together')).toBeInTheDocument();
  expect(screen.getByText('Order OR-o2').nextSibling).toHaveTextContent('¥234.50');
  expect(screen.getAllByText('¥334.50')).toHaveLength(3);
  await user.click(await pay());
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/payment/payResult?joint=j1'),
  );
  expect(sent.at(-1)).toEqual({
    orderIds,
    ...{ method: 'BALANCE', usesBalance: false },
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('where one of several orders cannot be paid any more, none is, and the orders are a press away', async () => {
  renderScreen(<PaymentPage />, {
    path: together,
    cookies: signedIn,
    mocks: [
      refusal(JointPaymentScreenDocument, { orderIds }, 'ORDER_NOT_PAYABLE', 'Order OR-1 is paid'),
    ],
  });
  expect(await screen.findByText(/^These orders cannot be paid together any more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order management' })).toHaveAttribute(
    'href',
    '/mine/order?status=PENDING_PAYMENT',
  );
});

test('one order alone is paid as ever', async () => {
  renderScreen(<PaymentPage />, {
    path: '/payment?order=o1',
    cookies: signedIn,
    mocks: [quote([method])],
  });
  expect(await screen.findByText('TB1')).toBeInTheDocument();
});
