import { screen, waitFor, within } from '@testing-library/react';
import { gatewayPage } from '../../features/payments/gatewayPage';
import { wayBack } from '../../features/payments/wayBack';
import {
  AwaitedPaymentDocument,
  MethodPriceDocument,
  RechargeDocument,
  RechargePageDocument,
} from '../../gql/graphql';
import { answer, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { RechargePage } from './RechargePage';

const card = { __typename: 'PaymentMethod', code: 'CARD', name: 'Card', feeBasisPoints: 290 };
const westpay = { ...card, code: 'WESTPAY', name: 'Westpay', feeBasisPoints: 0 };

const page = (methods: object[] = [card, westpay]) =>
  answer(
    RechargePageDocument,
    {},
    {
      rechargeOptions: {
        ...{ __typename: 'RechargeOptions', least: 100, most: 5_000_000, methods },
        presets: [10_000, 30_000],
      },
      viewer: {
        ...{ __typename: 'Viewer', id: 'v1' },
        fund: { __typename: 'Fund', id: 'f1', balance: 12_040 },
      },
    },
  );
const price = (amount: number, handlingFee: number) =>
  answer(
    MethodPriceDocument,
    { amount },
    {
      rechargeOptions: {
        __typename: 'RechargeOptions',
        methods: [
          { ...card, handlingFee, discount: 0, actualPayment: amount + handlingFee },
          { ...westpay, handlingFee: 0, discount: 0, actualPayment: amount },
        ],
      },
    },
  );
const show = (mocks: object[], search = '') =>
  renderScreen(<RechargePage />, {
    path: `/payment/recharge${search}`,
    cookies: signedIn,
    mocks: mocks as never,
  });
/** The button on the receipt; phones have theirs in the bar below. */
const submit = async (name = 'Recharge') =>
  (await screen.findAllByRole('button', { name }))[0] as HTMLElement;
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

afterEach(() => sessionStorage.clear());

test('no amount is refused at its field, and nothing is sent (VA-12)', async () => {
  const open = jest.spyOn(gatewayPage, 'open').mockReturnValue();
  const { user } = show([page()]);
  await user.click(await submit());
  const summary = await screen.findByRole('alert');
  await user.click(within(summary).getByRole('link', { name: 'Choose an amount' }));
  expect(screen.getByRole('group', { name: 'How much' })).toHaveFocus();
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test('an amount of the address that is out of range is told at once, before a press (VA-12)', async () => {
  show([page()], '?amount=50001');
  const own = await screen.findByLabelText('Or your own amount, in yuan');
  await waitFor(() => expect(own).toBeInvalid());
  expect(own).toHaveAccessibleDescription(/Enter an amount from ¥1.00 to ¥50,000.00/);
});

test('until an amount is chosen no sum is shown, but what to choose', async () => {
  const { user } = show([page(), price(30_000, 870)]);
  const bar = () => within(screen.getByRole('region', { name: 'Next step', hidden: true }));
  await submit();
  expect(bar().getByText('Choose an amount')).toBeInTheDocument();
  expect(screen.queryByText(/¥0.00/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Recharge' })).toHaveTextContent('Choose an amount');
  await user.click(screen.getByRole('radio', { name: '300 yuan' }));
  expect(await screen.findByRole('region', { name: 'Recharge' })).toHaveTextContent('¥308.70');
  expect(bar().getByText('¥308.70')).toBeInTheDocument();
  // The charged amount, fee included.
  expect(screen.getByRole('button', { name: 'Pay ¥308.70 by card' })).toBeInTheDocument();
});

const inRange = 'Enter an amount from ¥1.00 to ¥50,000.00';
test.each([
  ['0.99', inRange],
  ['50000.01', inRange],
  ['much', inRange],
  ['1.234', 'Enter the amount with at most two decimals, for example 12.34'],
])('an own amount of %s is refused (VA-12)', async (typed, problem) => {
  const { user } = show([page()]);
  const own = await screen.findByLabelText(/^Or your own amount/);
  await user.type(own, typed);
  await user.click(await submit());
  expect(own).toBeInvalid();
  expect(own).toHaveAccessibleDescription(`From ¥1.00 to ¥50,000.00 ${problem}`);
});

test('an amount is chosen, what is finally paid is told, and the way leads to the card page (RT-25)', async () => {
  const open = jest.spyOn(gatewayPage, 'open').mockReturnValue();
  const payment = { __typename: 'Payment', id: 'p1', checkoutUrl: 'https://gateway.example/s1' };
  const begun = answer(RechargeDocument, { input: { amount: 30_000 } } as never, {
    recharge: { __typename: 'RechargePayload', payment },
  });
  const { user } = show(
    [page(), price(700, 20), price(30_000, 870), begun],
    '?redirect=/payment?kind=ORDER',
  );
  await user.type(await screen.findByLabelText(/^Or your own amount/), '7');
  await user.click(screen.getByRole('radio', { name: '300 yuan' }));
  expect(screen.getByLabelText(/^Or your own amount/)).toHaveValue('');
  await waitFor(() => expect(valueOf('You pay')).toHaveTextContent('¥308.70'));
  expect(valueOf('Balance then')).toHaveTextContent('¥420.40');
  await user.dblClick(await submit());
  await waitFor(() => expect(open.mock.calls).toEqual([['https://gateway.example/s1']]));
  expect(wayBack('p1')).toBe('/payment?kind=ORDER');
  expect(wayBack('p2')).toBeNull();
  open.mockRestore();
});

test('what is missing for a payment is there already; another site is no way back', async () => {
  const known = refused(RechargeDocument, { input: { amount: 25_060 } } as never, [
    ...(['PlainRefusal', 'PAYMENT_GATEWAY_UNAVAILABLE', 'Please try later'] as const),
  ]);
  const search = '?amount=250.60&redirect=https://evil.example';
  const { user } = show([page(), price(25_060, 727), known], search);
  const own = await screen.findByLabelText(/^Or your own amount/);
  expect(own).toHaveValue('250.60');
  await user.clear(own);
  await user.click(screen.getByRole('button', { name: '¥250.60' }));
  expect(own).toHaveValue('250.60');
  await user.click(await submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try later');
  await user.click(screen.getByRole('radio', { name: 'Westpay' }));
  await user.click(await submit('Continue to the remittance'));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('amount=250.60&redirect=%2F'),
  );
});

test('topped up for an order, the receipt tells what is left for its shipping (RT-25)', async () => {
  const target = { kind: 'ORDER' as const, id: 'o1' };
  const quote = { kind: 'ORDER', targetId: 'o1', targetNumber: 'OR-1', amount: 20_000 };
  const awaited = answer(
    AwaitedPaymentDocument,
    { target },
    { paymentQuote: { __typename: 'PaymentQuote', ...quote } },
  );
  const redirect = encodeURIComponent('/payment?kind=ORDER&id=o1');
  const { user } = show(
    [page(), awaited, price(30_000, 870), price(100, 3)],
    `?amount=300&redirect=${redirect}`,
  );
  await waitFor(() => expect(valueOf('Left for shipping')).toHaveTextContent('¥220.40'));
  expect(screen.getByText('waiting for payment')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Or your own amount/));
  await user.type(screen.getByLabelText(/^Or your own amount/), '1');
  expect(screen.queryByText('Left for shipping')).not.toBeInTheDocument();
});

test('a remittance costs nothing on top and leads to its page', async () => {
  const { user } = show([page(), price(10_000, 290)], '?amount=100');
  expect(await screen.findByRole('radio', { name: '100 yuan' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Westpay' }));
  await waitFor(() => expect(valueOf('You pay')).toHaveTextContent('¥100.00'));
  await user.click(await submit('Continue to the remittance'));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/payment/westpay?amount=100.00'),
  );
});

test('where no way is open it says so', async () => {
  show([page([])]);
  expect(await screen.findByText('Topping up is not possible at the moment.')).toBeVisible();
});
