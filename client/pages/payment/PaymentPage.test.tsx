import { act, screen, waitFor } from '@testing-library/react';
import { gatewayPage } from '../../features/payments/gatewayPage';
import {
  JointPaymentScreenDocument,
  PayDocument,
  PaymentScreenDocument,
  PayOrdersDocument,
  type PayInput,
  type PayOrdersInput,
} from '../../gql/graphql';
import { rates } from '../../testing/rates';
import { answer, refusal, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { wayBack } from '../../features/payments/wayBack';
import { PaymentPage } from './PaymentPage';

const path = '/payment?kind=ORDER&id=o1';
const target = { kind: 'ORDER' as const, id: 'o1' };

const method = {
  __typename: 'PaymentMethod',
  code: 'BALANCE',
  name: 'Balance',
  isAvailable: true,
  feeBasisPoints: 0,
  balanceDeduction: 123450,
  discount: 0,
  handlingFee: 0,
  actualPayment: 0,
};
const card = {
  ...method,
  ...{ code: 'CARD', name: 'Card', feeBasisPoints: 290 },
  ...{ balanceDeduction: 0, handlingFee: 3580, actualPayment: 127030 },
};
const tooLow = { ...method, isAvailable: false };

const shoes = {
  ...{ __typename: 'OrderItem', id: 'i1', name: 'Running shoes', image: null },
  ...{ specification: 'Green', quantity: 2, shop: 'stride.example' },
};
const order = {
  ...{ __typename: 'Order', id: 'o1', number: 'TB1', items: [shoes] },
  ...{ goodsAmount: 123050, domesticShippingAmount: 0, finePhotoAmount: 400 },
  finePhotos: { __typename: 'FinePhotoService', count: 2 },
};
const topUps = (...codes: string[]) => ({
  ...{ __typename: 'RechargeOptions', least: 100, most: 5_000_000 },
  methods: codes.map((code) => ({ __typename: 'PaymentMethod', code })),
});
const told = (methods: object[], balance: number) => ({
  ...{ __typename: 'PaymentQuote', kind: 'ORDER', targetId: 'o1', targetNumber: 'TB1' },
  ...{ amount: 123450, balance, dueAt: '2026-11-29T18:59:00Z', payable: order, methods },
});

interface Priced {
  balance?: number;
  /** Where the balance pays nothing; as with it where not told. */
  withoutBalance?: object[];
  rechargeOptions?: object | null;
}
const quote = (methods: object[], { balance = 200000, ...more }: Priced = {}) =>
  answer(
    PaymentScreenDocument,
    { target },
    {
      paymentQuote: told(methods, balance),
      withoutBalance: told(more.withoutBalance ?? methods, balance),
      rechargeOptions: more.rechargeOptions ?? null,
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
  createdAt: '2026-01-01T00:00:00Z',
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

/** That on the receipt; phones have theirs in the bar below. */
const pay = (name: RegExp = /^Pay ¥/) => screen.findByRole('button', { name });
const amountOf = (line: string) => screen.getByText(line).closest('div')?.querySelector('dd');

test('what it is for, what it is made of, and the whole of it from the balance (RT-23)', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([method, card])] });
  expect(await screen.findByRole('heading', { name: 'Running shoes' })).toBeVisible();
  expect(screen.getByText('Green · 2 pieces')).toBeVisible();
  expect(screen.getByText(/^Pay by/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Use it: ¥1,234.50' })).toBeChecked();
  expect(amountOf('2 fine photos')).toHaveTextContent('¥4.00');
  expect(amountOf('Order')).toHaveTextContent('¥1,234.50');
  expect(amountOf('Left to pay')).toHaveTextContent('¥0.00');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(await pay()).toHaveTextContent('Pay ¥1,234.50 from your balance');
});

test('with the balance switched off a card pays all; its fee is told before it is chosen', async () => {
  const mocks = [quote([method, card])];
  const { user } = renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  await user.click(await screen.findByRole('switch'));
  const byCard = screen.getByRole('radio', { name: 'Card' });
  expect(byCard).toBeChecked();
  expect(byCard).toHaveAccessibleDescription(/Fee 2.9%: ¥35.80. ¥1,270.30/);
  expect(amountOf('Card fee, 2.9%')).toHaveTextContent('+¥35.80');
  expect(amountOf('By card, now')).toHaveTextContent('¥1,270.30');
});

test('what a balance lacks can be topped up exactly, and the way leads back', async () => {
  const rechargeOptions = topUps('CARD', 'WESTPAY');
  const mocks = [quote([tooLow, card], { balance: 0, rechargeOptions })];
  const { user } = renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Top up first' }));
  await user.click(screen.getByRole('button', { name: 'Top up ¥1,234.50' }));
  const address = new URL(screen.getByTestId('address').textContent ?? '', 'https://ours.invalid');
  expect(address.pathname).toBe('/payment/recharge');
  expect(Object.fromEntries(address.searchParams)).toEqual({ amount: '1234.50', redirect: path });
});

test('a remittance is told of on its page, and the way back is kept', async () => {
  const rechargeOptions = topUps('WESTPAY');
  const mocks = [quote([tooLow], { balance: 0, rechargeOptions })];
  const { user } = renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  expect(await screen.findByRole('radio', { name: 'Westpay remittance' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send ¥1,234.50 by remittance' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/payment/westpay?amount=1234.50');
  expect(wayBack()).toBe(path);
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

test('the balance pays its part first; the rest is paid by card at the price the server told', async () => {
  const open = jest.spyOn(gatewayPage, 'open').mockReturnValue();
  const sent: PayInput[] = [];
  const done = { data: { pay: { __typename: 'PayPayload', payment: begun, viewer } } };
  const rest = { ...card, balanceDeduction: 100000, handlingFee: 680, actualPayment: 24130 };
  const { user } = renderScreen(<PaymentPage />, {
    path,
    cookies: signedIn,
    mocks: [
      quote([tooLow, rest], { balance: 100000, withoutBalance: [tooLow, card] }),
      ...sentBy(PayDocument, sent, done),
    ] as never,
  });
  const first = await screen.findByRole('switch', { name: 'Use it: ¥1,000.00' });
  expect(amountOf('By card, now')).toHaveTextContent('¥241.30');
  expect(screen.getByText('Still missing ¥234.50')).toBeVisible();
  await user.click(first);
  expect(amountOf('By card, now')).toHaveTextContent('¥1,270.30');
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
  const mocks = [quote([tooLow], { balance: 0 })];
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  for (const button of await screen.findAllByRole('button', { name: /^Pay/ }))
    expect(button).toHaveAttribute('aria-disabled', 'true');
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
  order: { ...order, id, number: `OR-${id}`, items: [{ ...shoes, id: `i-${id}` }] },
});

test('an order that is not there leads back to the orders', async () => {
  const missing = refusal(PaymentScreenDocument, { target }, 'NOT_FOUND', 'We could not find it');
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [missing] });
  expect(await screen.findByText('There is nothing to pay here')).toBeVisible();
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument();
});

test('what was paid meanwhile is said so, and not offered to be loaded again', async () => {
  const words = 'There is nothing left to pay here';
  const paid = refusal(PaymentScreenDocument, { target }, 'NOTHING_TO_PAY', words);
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [paid] });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  // One in the head of the page, one below the words.
  expect(screen.getAllByRole('link', { name: 'Order management' })).toHaveLength(2);
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument();
});

const jointQuote = {
  ...{ __typename: 'JointPaymentQuote', amount: 33450, balance: 200000 },
  orders: [part('o1', 10000), part('o2', 23450)],
  methods: [{ ...method, balanceDeduction: 33450 }],
};

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
      ...{ balanceDeduction: amount, discount: 0, handlingFee: 0, actualPayment: 0 },
    },
    order: {
      __typename: 'Order',
      ...{ id, number: `OR-${id}`, status: 'PAID', paidAt: null, paymentDueAt: null },
      availableActions: [],
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
          jointPaymentQuote: jointQuote,
          withoutBalance: jointQuote,
          rechargeOptions: null,
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
                ...{ id: 'j1', number: 'JP-1', amount: 33450, createdAt: '2026-01-01T00:00:00Z' },
                payments: [paid('o1', 10000), paid('o2', 23450)],
              },
              viewer,
            },
          },
        },
      },
    ] as never,
  });
  expect(await screen.findAllByText('2 orders together')).not.toHaveLength(0);
  expect(amountOf('OR-o2')).toHaveTextContent('¥234.50');
  expect(amountOf('Orders')).toHaveTextContent('¥334.50');
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
  const ways = screen.getAllByRole('link', { name: 'Order management' });
  expect(ways.at(-1)).toHaveAttribute('href', '/mine/order?status=PENDING_PAYMENT');
});

test('one order alone is paid as ever', async () => {
  renderScreen(<PaymentPage />, {
    path: '/payment?order=o1',
    cookies: signedIn,
    mocks: [quote([method])],
  });
  expect(await screen.findByText('TB1')).toBeInTheDocument();
});
