import { act, screen, waitFor, within } from '@testing-library/react';
import { gatewayPage } from '../../features/payments/gatewayPage';
import { awaitPostmark } from '../../features/payments/postmark';
import { keepWayBack } from '../../features/payments/wayBack';
import {
  AwaitedPaymentDocument,
  CancelPaymentDocument,
  JointResultPageDocument,
  PayResultPageDocument,
} from '../../gql/graphql';
import { answer, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { PayResultPage } from './PayResultPage';

const checkoutUrl = 'https://gateway.example/s1';
const captured = {
  ...{ __typename: 'Payment', id: 'p1', number: 'PY1', kind: 'ORDER', targetId: 'o1' },
  ...{ method: 'CARD', status: 'CAPTURED', failure: null, checkoutUrl: null, amount: 10000 },
  ...{ balanceDeduction: 0, discount: 0, handlingFee: 290, actualPayment: 10290 },
  ...{ creditedAmount: null as number | null, answer: null as string | null },
  ...{ createdAt: '2026-11-26T10:00:00Z', capturedAt: null, package: null },
  order: {
    ...{ __typename: 'Order', id: 'o1', number: 'OR1', status: 'PAID', paidAt: null },
    paymentDueAt: null as string | null,
    availableActions: ['PAY'],
    items: [{ __typename: 'OrderItem', id: 'i1', name: 'Tea spoon' }],
  },
};
const pending = { ...captured, status: 'PENDING', checkoutUrl };
const failed = (failure: string) => ({ ...captured, status: 'FAILED', failure });
const recharge = { kind: 'RECHARGE', targetId: 'p1', order: null };

const site = { __typename: 'SiteInfo', id: 's', serviceEmail: 'service@example.com' };
const result = (payment: object, { balance = 0, isMailed = true } = {}) =>
  answer(
    PayResultPageDocument,
    { id: 'p1' },
    {
      payment,
      viewer: {
        ...{ __typename: 'Viewer', id: 'v1', unreadThreadCount: 0, email: 'mei@example.com' },
        emailPreferences: [{ __typename: 'EmailPreference', kind: 'ORDER_PAID', isOn: isMailed }],
        fund: { __typename: 'Fund', id: 'f1', balance },
      },
      site,
    },
  );
const show = (...mocks: ReturnType<typeof result>[]) =>
  renderScreen(<PayResultPage />, { path: '/payment/payResult?id=p1', cookies: signedIn, mocks });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const amountOf = (line: string) => screen.getByText(line).closest('div')?.querySelector('dd');
const link = (name: string) => screen.getByRole('link', { name });

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('a payment by card is shown as it is on the server, with what happens next (RT-24)', async () => {
  show(result(captured));
  expect(await title('Paid. Now it is our turn')).toBeVisible();
  for (const [line, amount] of Object.entries({
    ...{ Order: '¥100.00', 'Handling fee for cards': '+¥2.90', 'By card': '¥102.90' },
  }))
    expect(amountOf(line)).toHaveTextContent(amount);
  expect(screen.getByText('Tea spoon')).toBeVisible();
  expect(screen.getByText('OR1')).toBeVisible();
  // The paid amount with its fee is at the top and at the end of the receipt.
  expect(screen.getAllByText('¥102.90')).toHaveLength(3);
  expect(screen.getByText('A receipt is on its way to mei@example.com.')).toBeVisible();
  expect(screen.getByText(/^3–5 working hours/)).toBeVisible();
  expect(link('View the order')).toHaveAttribute('href', '/mine/order/orderDetail?id=o1');
});

test('an address that names no payment leads on to the balance', async () => {
  const viewer = { __typename: 'Viewer', id: 'v1', unreadThreadCount: 0, email: 'mei@example.com' };
  const fund = { __typename: 'Fund', id: 'v1', balance: 0 };
  const data = { payment: null, viewer: { ...viewer, emailPreferences: [], fund }, site: null };
  show(answer(PayResultPageDocument, { id: 'p1' }, data));
  expect(await screen.findByRole('link', { name: 'Balance' })).toHaveAttribute(
    'href',
    '/mine/fund',
  );
});

test('what the balance paid alone is one line: the amount stands above already', async () => {
  const byBalance = { balanceDeduction: 10_000, handlingFee: 0, actualPayment: 0 };
  show(result({ ...captured, ...byBalance }));
  await title('Paid. Now it is our turn');
  expect(amountOf('From your balance')).toHaveTextContent('¥100.00');
  expect(screen.getAllByText('¥100.00')).toHaveLength(2);
});

test('what came from balance and card is added up', async () => {
  const split = { balanceDeduction: 4_000, handlingFee: 0, actualPayment: 6_000 };
  show(result({ ...captured, ...split }));
  await title('Paid. Now it is our turn');
  const lines = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(lines).toEqual(['Paid¥100.00', 'From your balance¥40.00', 'By card¥60.00']);
});

test('what was held for one that was begun anew is not said to be free: the new one may hold it', async () => {
  show(result({ ...failed('REPLACED'), balanceDeduction: 4000 }));
  expect(await title('Payment failed')).toBeVisible();
  expect(screen.getByText(/^It was paid another way, begun anew/)).toBeVisible();
  expect(screen.queryByText(/are free again/)).not.toBeInTheDocument();
});

test('no receipt is promised to who switched those emails off, nor before the money is there', async () => {
  const { unmount } = show(result(captured, { isMailed: false }));
  await title('Paid. Now it is our turn');
  expect(screen.queryByText(/^A receipt/)).not.toBeInTheDocument();
  unmount();
  show(result(failed('REFUSED')));
  await title('Payment failed');
  // It adds up, and no line says that the card paid it.
  expect(amountOf('Total')).toHaveTextContent('¥102.90');
  expect(screen.queryByText('By card')).not.toBeInTheDocument();
  expect(screen.queryByText(/^A receipt/)).not.toBeInTheDocument();
});

test('one that waits is asked for every two seconds until it is paid', async () => {
  jest.useFakeTimers();
  show(result(pending), result(pending), result(captured));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment is being confirmed');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment is being confirmed');
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paid. Now it is our turn');
});

test('after a minute it is asked for no more unless the shopper wishes; the ways on are there all the time', async () => {
  jest.useFakeTimers();
  const open = jest.spyOn(gatewayPage, 'open').mockReturnValue();
  show(...Array.from({ length: 31 }, () => result(pending)), result(captured));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(link('Pay another way')).toHaveAttribute('href', '/payment?kind=ORDER&id=o1&without=CARD');
  act(() => screen.getByRole('button', { name: 'Back to the payment page' }).click());
  expect(open).toHaveBeenCalledWith(checkoutUrl);
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText(/^The confirmation has not come yet/)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paid. Now it is our turn');
  open.mockRestore();
});

const givenUp = (payment: object) =>
  answer(
    CancelPaymentDocument,
    { id: 'p1' },
    {
      cancelPayment: {
        __typename: 'CancelPaymentPayload',
        payments: [payment],
        viewer: {
          ...{ __typename: 'Viewer', id: 'v1' },
          fund: {
            ...{ __typename: 'Fund', id: 'f1', balance: 4000, held: 0, spendable: 4000 },
            pendingPayments: [],
          },
        },
      },
    },
  );
const held = { ...pending, balanceDeduction: 4000 };
const giveUp = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Give up this payment' }));
  const dialog = screen.getByRole('dialog', { name: 'Give up this payment?' });
  expect(dialog).toHaveTextContent(/^.*The ¥40.00 held of your balance are free again at once/);
  await user.click(within(dialog).getByRole('button', { name: 'Give up this payment' }));
};

test('one that was left is given up: what it held is free, and it can be paid another way (RT-23)', async () => {
  const { user } = show(result(held), givenUp({ ...failed('CANCELLED'), balanceDeduction: 4000 }));
  await giveUp(user);
  expect(await title('Payment given up')).toBeVisible();
  expect(screen.getByText('The ¥40.00 of your balance are free again.')).toBeVisible();
  expect(link('Pay another way')).toHaveAttribute('href', '/payment?kind=ORDER&id=o1&without=CARD');
});

test('one whose money came meanwhile is not given up: it is shown as it stands', async () => {
  const finished = ['PlainRefusal', 'PAYMENT_STATUS_FORBIDS', 'This payment is finished'] as const;
  const { user } = show(
    result(held),
    refused(CancelPaymentDocument, { id: 'p1' }, finished),
    result({ ...captured, balanceDeduction: 4000 }),
  );
  await giveUp(user);
  expect(await screen.findByText('This payment is finished')).toBeVisible();
  expect(await title('Paid. Now it is our turn')).toBeVisible();
});

test('one that failed says why and can be tried again (ER-06)', async () => {
  const waits = { ...captured.order, paymentDueAt: '2026-11-29T18:59:00Z' };
  show(result({ ...failed('REFUSED'), balanceDeduction: 4000, order: waits }));
  expect(await title('Payment failed')).toBeVisible();
  expect(screen.getByText('Your bank refused the payment. Nothing was charged.')).toBeVisible();
  expect(screen.getByText('The ¥40.00 of your balance are free again.')).toBeVisible();
  expect(screen.getByText(/^Your turn: it can be paid until/)).toBeVisible();
  expect(screen.getByText('service@example.com, 7x24 hours.')).toBeVisible();
  expect(link('Try again')).toHaveAttribute('href', '/payment?kind=ORDER&id=o1&by=CARD');
  expect(link('Pay another way')).toHaveAttribute('href', '/payment?kind=ORDER&id=o1&without=CARD');
});

test('a parcel whose card was refused is offered nothing that takes longer than its plan lasts', async () => {
  show(result({ ...failed('REFUSED'), kind: 'PACKING_PLAN', order: null }));
  expect(await title('Payment failed')).toBeVisible();
  expect(screen.getByText('Another card')).toBeVisible();
  expect(screen.queryByText(/by remittance/)).not.toBeInTheDocument();
});

test('the postmark of what was just paid falls, and lies there when the page is loaded again', async () => {
  awaitPostmark('p1');
  const { container, unmount } = show(result(captured));
  await title('Paid. Now it is our turn');
  expect(container.querySelector('[data-falling]')).toBeInTheDocument();
  unmount();
  const again = show(result(captured));
  await title('Paid. Now it is our turn');
  expect(again.container.querySelector('[data-falling]')).not.toBeInTheDocument();
});

test('it does not fall on a payment of another time, nor before the money is there', async () => {
  awaitPostmark('p2');
  const { container } = show(result(captured));
  await title('Paid. Now it is our turn');
  expect(container.querySelector('[data-falling]')).not.toBeInTheDocument();
});

test('what can no longer be paid offers no other try; its money is in the balance', async () => {
  show(result(failed('TARGET_GONE')));
  expect(await screen.findByText(/The money is in your balance/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  expect(link('View the order')).toBeVisible();
});

test('what a card paid in an older tab is offered to the order that still waits (RT-24)', async () => {
  show(result({ ...failed('REPLACED'), creditedAmount: 10290 }));
  expect(await title('Charged, and in your balance')).toBeVisible();
  expect(
    screen.getByText(/^¥102.90 was charged .* The order still waits for payment/),
  ).toBeVisible();
  expect(link('Pay from the balance')).toHaveAttribute('href', '/payment?order=o1');
  expect(link('View the order')).toBeVisible();
});

test.each([
  ['CANCELLED', /the order had been cancelled\. You can/],
  ['PENDING_PAYMENT', /the time to pay for the order was over\. You can/],
  ['PAID', /the order had been paid another way\. You can/],
])('what a card paid for an order that is %s by now says so', async (status, told) => {
  const order = { ...captured.order, status, availableActions: [] };
  show(result({ ...failed('REPLACED'), order, creditedAmount: 10290 }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay from the balance' })).not.toBeInTheDocument();
});

test.each([
  ['QUESTION', 'View the order', '/mine/order/orderDetail?id=o1'],
  ['PACKING_PLAN', 'View the warehouse', '/mine/store'],
])(
  'what a card paid for a %s that was gone is said to be charged, and where it is',
  async (kind, name, href) => {
    const order = kind === 'QUESTION' ? captured.order : null;
    show(result({ ...failed('REPLACED'), kind, order, creditedAmount: 10290 }));
    expect(await title('Charged, and in your balance')).toBeVisible();
    expect(
      screen.getByText(/^¥102.90 was charged to your card and is in your balance/),
    ).toBeVisible();
    expect(screen.getByText('In balance')).toBeVisible();
    expect(screen.queryByText(/Not paid|If you paid here all the same/)).not.toBeInTheDocument();
    expect(link('View the balance')).toHaveAttribute('href', '/mine/fund');
    expect(link(name)).toHaveAttribute('href', href);
  },
);

test('a payment that failed for an order that was paid since offers no other try', async () => {
  show(result({ ...failed('REFUSED'), order: { ...captured.order, availableActions: [] } }));
  expect(await title('Payment failed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  expect(link('View the order')).toBeVisible();
});

test('a recharge that succeeded tells the new balance and leads back to what it was for (SN-01)', async () => {
  keepWayBack('p1', '/payment?kind=ORDER&id=o1');
  const quote = { kind: 'ORDER', targetId: 'o1', targetNumber: 'OR-1', amount: 19900 };
  const awaited = answer(
    AwaitedPaymentDocument,
    { target: { kind: 'ORDER', id: 'o1' } },
    { paymentQuote: { __typename: 'PaymentQuote', ...quote } },
  );
  show(result({ ...captured, ...recharge }, { balance: 30000 }), awaited);
  expect(await title('Recharge succeeded')).toBeVisible();
  expect(screen.getByText(/^Your balance is now/)).toHaveTextContent('¥300.00');
  const onward = await screen.findByRole('link', { name: 'Continue: pay ¥199.00 for OR-1' });
  expect(onward).toHaveAttribute('href', '/payment?kind=ORDER&id=o1');
  expect(link('View the balance')).toHaveAttribute('href', '/mine/fund');
});

test('one for several orders leads back to them without the sum of one alone', async () => {
  keepWayBack('p1', '/payment?order=o1&order=o2');
  show(result({ ...captured, ...recharge }, { balance: 30000 }));
  expect(await title('Recharge succeeded')).toBeVisible();
  expect(link('Continue the payment')).toHaveAttribute('href', '/payment?order=o1&order=o2');
});

test('a remittance that came to another amount tells both', async () => {
  const differing = { ...recharge, method: 'WESTPAY', creditedAmount: 9805 };
  show(result({ ...captured, ...differing }, { balance: 9805 }));
  expect(
    await screen.findByText(/^You told us of ¥100.00; ¥98.05 arrived and was credited\./),
  ).toBeVisible();
});

test('one that tops up for nothing else leads to no earlier payment (SN-01)', async () => {
  keepWayBack('p0', '/payment?kind=ORDER&id=o0');
  show(result({ ...captured, ...recharge }, { balance: 30000 }));
  expect(await title('Recharge succeeded')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue the payment' })).not.toBeInTheDocument();
});

test('who left the payment page reads that nothing is paid, until the money comes (RT-24)', async () => {
  jest.useFakeTimers();
  const open = jest.spyOn(gatewayPage, 'open').mockReturnValue();
  const path = '/payment/payResult?id=p1&left=1';
  const mocks = [result(pending), result(captured)];
  renderScreen(<PayResultPage />, { path, cookies: signedIn, mocks });
  await act(() => jest.advanceTimersByTimeAsync(100));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Not paid: you left the payment page');
  expect(screen.getByText(/^Nothing was charged/)).toBeVisible();
  expect(screen.queryByText(/We are waiting/)).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Pay now' }).click());
  expect(open).toHaveBeenCalledWith(checkoutUrl);
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  expect(heading).toHaveTextContent('Paid. Now it is our turn');
  open.mockRestore();
});

test('a recharge that failed says so and why, and begins anew with its amount (ER-06, SN-01)', async () => {
  show(result({ ...failed('EXPIRED'), ...recharge }));
  expect(await title('Recharge failed')).toBeVisible();
  expect(screen.getByText(/^The time for this payment ran out/)).toBeVisible();
  expect(link('Try again')).toHaveAttribute('href', '/payment/recharge?amount=100.00');
  expect(link('Pay another way')).toHaveAttribute('href', '/payment/westpay?amount=100.00');
  expect(screen.getByText('Another card')).toBeVisible();
  expect(screen.getByText('service@example.com, 7x24 hours.')).toBeVisible();
});

test('a remittance that was not found is told again, or topped up otherwise (RT-26, SN-01)', async () => {
  const answer = 'No such number';
  show(result({ ...failed('DECLINED'), ...recharge, method: 'WESTPAY', answer }));
  expect(await title('Recharge failed')).toBeVisible();
  expect(link('Try again')).toHaveAttribute('href', '/payment/westpay?amount=100.00');
  expect(link('Pay another way')).toHaveAttribute('href', '/payment/recharge?amount=100.00');
  expect(screen.getByText('Our answer: No such number')).toBeVisible();
  expect(screen.getByText('Ask us')).toBeVisible();
  expect(screen.queryByText('Another card')).not.toBeInTheDocument();
});

test('a remittance waits for days: it says so and is not asked for again and again', async () => {
  jest.useFakeTimers();
  show(result({ ...pending, ...recharge, method: 'WESTPAY', checkoutUrl: null }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We look for your money');
  expect(screen.getByText(/within 1–2 working days/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function showJoint(changes: (id: string) => object = () => ({})) {
  const part = (id: string) => ({
    ...{ __typename: 'Payment', id: `p-${id}`, kind: 'ORDER', amount: 5000, status: 'FAILED' },
    ...{ failure: 'REFUSED', checkoutUrl: null, creditedAmount: null },
    ...{ balanceDeduction: 0, discount: 0, handlingFee: 145, actualPayment: 5145 },
    order: { ...captured.order, id, number: `OR-${id}` },
    ...changes(id),
  });
  const jointPayment = {
    ...{ __typename: 'JointPayment', id: 'j1', number: 'JP1', amount: 10000 },
    createdAt: '2026-11-26T10:00:00Z',
    payments: [part('o1'), part('o2')],
  };
  renderScreen(<PayResultPage />, {
    path: '/payment/payResult?joint=j1',
    cookies: signedIn,
    mocks: [answer(JointResultPageDocument, { id: 'j1' }, { jointPayment, site, viewer: null })],
  });
}

test('what a card paid for several orders is offered to those that still wait', async () => {
  showJoint(() => ({ failure: 'REPLACED', creditedAmount: 5145 }));
  expect(await screen.findByText(/2 orders still wait for payment: pay them/)).toBeVisible();
  expect(link('Pay from the balance')).toHaveAttribute('href', '/payment?order=o1&order=o2');
});

test('several orders whose payment was refused are tried again together', async () => {
  showJoint();
  expect(await title('Payment failed')).toBeVisible();
  expect(link('Try again')).toHaveAttribute('href', '/payment?order=o1&order=o2&by=CARD');
  await waitFor(() => expect(screen.getByText(/^Your bank refused/)).toBeVisible());
});
