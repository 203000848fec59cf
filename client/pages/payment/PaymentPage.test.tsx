import { act, screen } from '@testing-library/react';
import { PaymentScreenDocument } from '../../gql/graphql';
import {
  path,
  target,
  method,
  card,
  tooLow,
  shoes,
  topUps,
  told,
  holder,
  quote,
  pay,
  amountOf,
} from '../../testing/paymentScreen';
import { rates } from '../../testing/rates';
import { answer, renderScreen, signedIn } from '../../testing/renderScreen';
import { PaymentPage } from './PaymentPage';

test('what it is for, what it is made of, and the whole of it from the balance (RT-23)', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([method, card])] });
  expect(await screen.findByRole('heading', { name: 'Running shoes' })).toBeVisible();
  expect(screen.getByText('Green · 2 pieces')).toBeVisible();
  expect(screen.getByText(/^Pay by/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Use your balance' })).toBeChecked();
  expect(screen.getByText('Covers the full amount')).toBeVisible();
  expect(amountOf('2 fine photos')).toHaveTextContent('¥4.00');
  expect(amountOf('Order')).toHaveTextContent('¥1,234.50');
  expect(amountOf('From your balance, now')).toHaveTextContent('¥1,234.50');
  expect(screen.queryByText(/^The rest|Left to pay/)).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(await pay()).toHaveTextContent('Pay ¥1,234.50 from your balance');
});

test('with the balance switched off a card pays all; its fee is told before it is chosen', async () => {
  const mocks = [quote([method, card])];
  const { user } = renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  await user.click(await screen.findByRole('switch'));
  const byCard = screen.getByRole('radio', { name: 'Card' });
  expect(byCard).toBeChecked();
  expect(byCard).toHaveAccessibleDescription(
    /Fee 2.9%: ¥35.80. Refunds do not include it. ¥1,270.30/,
  );
  expect(amountOf('Handling fee for cards, 2.9%')).toHaveTextContent('+¥35.80');
  expect(amountOf('By card, now')).toHaveTextContent('¥1,270.30');
});

test('the way back leads to the order that is paid', async () => {
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([method, card])] });
  const way = await screen.findByRole('link', { name: 'Order' });
  expect(way).toHaveAttribute('href', '/mine/order/orderDetail?id=o1');
});

const held = (targetId: string, balanceDeduction: number) => ({
  ...{ __typename: 'Payment', id: `of-${targetId}`, targetId, balanceDeduction },
});

test('a balance that is held for something else is told, not left out', async () => {
  const viewer = holder(7000, [held('o2', 7000)]);
  const mocks = [quote([tooLow, card], { balance: 0, viewer })];
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  const told = await screen.findByText(/^¥70.00 of your balance is held for another payment/);
  expect(told).toBeVisible();
  expect(screen.getByRole('link', { name: 'See for what' })).toHaveAttribute('href', '/mine/fund');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('what an earlier attempt to pay for the same holds can be spent on it', async () => {
  const viewer = holder(7000, [held('o1', 7000)]);
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [quote([method], { viewer })] });
  expect(await screen.findByRole('switch')).toBeChecked();
  expect(screen.queryByText(/held for another payment/)).not.toBeInTheDocument();
});

test('what a balance lacks can be topped up exactly, and the way leads back', async () => {
  const rechargeOptions = topUps('CARD', 'WESTPAY');
  const mocks = [quote([tooLow, card], { balance: 0, rechargeOptions })];
  const { user } = renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  const first = screen.getByRole('radio', { name: 'Recharge first' });
  expect(first).toHaveAccessibleDescription(/By card with its fee of 2.9%, by remittance without/);
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Recharge ¥1,234.50' }));
  const address = new URL(screen.getByTestId('address').textContent ?? '', 'https://ours.invalid');
  expect(address.pathname).toBe('/payment/recharge');
  expect(Object.fromEntries(address.searchParams)).toEqual({ amount: '1234.50', redirect: path });
});

test('a remittance is told of on its page, which knows the way back', async () => {
  const rechargeOptions = topUps('WESTPAY');
  const mocks = [quote([tooLow], { balance: 0, rechargeOptions })];
  const { user } = renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks });
  expect(await screen.findByRole('radio', { name: 'Westpay remittance' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send ¥1,234.50 by remittance' }));
  const address = new URL(screen.getByTestId('address').textContent ?? '', 'https://ours.invalid');
  expect(address.pathname).toBe('/payment/westpay');
  expect(Object.fromEntries(address.searchParams)).toEqual({ amount: '1234.50', redirect: path });
});

test.each([
  ['by=TOP_UP', 'Recharge first'],
  ['without=CARD', 'Westpay remittance'],
  ['by=CASH', 'Card'],
])('after a failure the way that is asked for is chosen: %s', async (asked, name) => {
  const rechargeOptions = topUps('CARD', 'WESTPAY');
  const mocks = [quote([tooLow, card], { balance: 0, rechargeOptions })];
  renderScreen(<PaymentPage />, { path: `${path}&${asked}`, cookies: signedIn, mocks });
  expect(await screen.findByRole('radio', { name })).toBeChecked();
});

test('the difference of a question tells the item, both prices and until when (RT-23)', async () => {
  const asked = { kind: 'QUESTION' as const, id: 'q1' };
  const question = {
    ...{ __typename: 'OrderQuestion', id: 'q1', itemName: 'Running shoes', substitute: null },
    ...{ oldUnitPrice: 60000, newUnitPrice: 61000, item: shoes },
    order: { __typename: 'Order', id: 'o1', number: 'TB1' },
  };
  const more = { kind: 'QUESTION', targetId: 'q1', amount: 2000, payable: question };
  const mocks = [
    answer(
      PaymentScreenDocument,
      { target: asked },
      {
        paymentQuote: { ...told([method], 200000), ...more },
        withoutBalance: { ...told([method], 200000), ...more },
        rechargeOptions: null,
        viewer: holder(),
      },
    ),
  ];
  renderScreen(<PaymentPage />, { path: '/payment?kind=QUESTION&id=q1', cookies: signedIn, mocks });
  expect(await screen.findByRole('heading', { name: 'Running shoes' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay the price difference');
  expect(screen.getByText('¥600.00 before, ¥610.00 now · In order TB1')).toBeVisible();
  expect(screen.getByText(/^Pay by/)).toBeVisible();
  expect(amountOf('Price now, 2 × ¥610.00')).toHaveTextContent('¥1,220.00');
  expect(amountOf('Paid already, 2 × ¥600.00')).toHaveTextContent('−¥1,200.00');
  expect(amountOf('Difference')).toHaveTextContent('¥20.00');
});

const settles = 'You pay in yuan (CNY); amounts in another currency are for reference.';

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
  expect(await screen.findByText('≈ $173.45')).toBeVisible();
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

test('one order alone is paid as ever', async () => {
  renderScreen(<PaymentPage />, {
    path: '/payment?order=o1',
    cookies: signedIn,
    mocks: [quote([method])],
  });
  expect(await screen.findByText('TB1')).toBeInTheDocument();
});
