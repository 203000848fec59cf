import { screen, waitFor, within } from '@testing-library/react';
import {
  CancelWithdrawalDocument,
  RequestWithdrawalDocument,
  WithdrawPageDocument,
} from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { WithdrawPage } from './WithdrawPage';

const withdrawal = (given: object = {}) => ({
  ...{ __typename: 'Withdrawal', id: 'w1', number: 'WD20261122-00000001', method: 'CARD' },
  ...{ status: 'PENDING', amount: 3_000, answer: '', requestedAt: '2026-11-22T08:00:00.000Z' },
  ...given,
});
const destination = (paymentNumber: string, amount: number) => ({
  ...{ __typename: 'WithdrawalDestination', paymentNumber, amount, senderName: null },
  paidAt: '2026-11-20T08:00:00.000Z',
});
const cards = [destination('PY2', 2_000), destination('PY1', 6_000)];
const page = (limit: number, ...rows: object[]) =>
  answer(
    WithdrawPageDocument,
    {},
    {
      withdrawalOptions: {
        ...{ __typename: 'WithdrawalOptions', balance: 8_000, least: 100, total: limit },
        methods: [
          { __typename: 'WithdrawalMethodLimit', code: 'CARD', limit, destinations: cards },
          { __typename: 'WithdrawalMethodLimit', code: 'WESTPAY', limit: 0, destinations: [] },
        ],
      },
      withdrawals: {
        __typename: 'WithdrawalConnection',
        edges: rows.map((node) => ({ __typename: 'WithdrawalEdge', node })),
      },
    },
  );
const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<WithdrawPage />, { path: '/payment/withdraw', cookies: signedIn, mocks });
const input = { method: 'CARD', amount: 3_000 };
const amountField = () => screen.findByLabelText(/^How much, in yuan/);
const submit = () => screen.getByRole('button', { name: 'Request the withdrawal' });

test('an amount within the limit is asked for, and then stands in the list', async () => {
  const asked = answer(RequestWithdrawalDocument, { input } as never, {
    requestWithdrawal: { __typename: 'RequestWithdrawalPayload', withdrawal: withdrawal() },
  });
  const { user, toasts } = show(page(5_000), asked, page(2_000, withdrawal()));
  await user.type(await amountField(), '30');
  expect(screen.getByRole('radio', { name: 'To your card' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'By remittance' })).not.toBeInTheDocument();
  await user.click(submit());
  await waitFor(() =>
    expect(toasts.current()).toMatchObject([{ text: 'The withdrawal is requested' }]),
  );
  expect(await screen.findByText('WD20261122-00000001')).toBeVisible();
  expect(screen.getByText('Requested')).toBeVisible();
  expect(await amountField()).toHaveValue('');
});

test('the card payments are named that an amount goes back to', async () => {
  const { user } = show(page(5_000));
  const field = await amountField();
  const named = () => screen.getAllByText(/to the card of payment/).map((one) => one.textContent);
  expect(named()).toEqual([
    expect.stringMatching(/^¥20.00 to the card of payment PY2/),
    expect.stringMatching(/^¥30.00 to the card of payment PY1/),
  ]);
  await user.type(field, '15');
  expect(named()).toEqual([expect.stringMatching(/^¥15.00 to the card of payment PY2/)]);
});

test('all that can go back is asked for by one button', async () => {
  const { user } = show(page(5_000));
  await user.click(await screen.findByRole('button', { name: 'Withdraw all ¥50.00' }));
  expect(await amountField()).toHaveValue('50.00');
});

test('where ways overlapped, no more is promised than the server says', async () => {
  show(page(5_000));
  const said = await screen.findByText(/^You can spend/);
  expect(said).toHaveTextContent('You can spend ¥80.00, and withdraw ¥50.00 of it.');
});

test('once all is asked back, the headline says what is on its way', async () => {
  show(page(0, withdrawal({ amount: 8_000 }), withdrawal({ id: 'w2', status: 'COMPLETED' })));
  expect(await screen.findByText('¥80.00 is on its way back to you')).toBeVisible();
});

test('an amount has two decimals at most', async () => {
  const { user } = show(page(5_000));
  const field = await amountField();
  await user.type(field, '40.005');
  await user.click(submit());
  expect(field).toHaveAccessibleDescription(/Enter the amount with at most two decimals/);
});

test.each(['', '0.99', '50.01', 'much'])(
  'an amount of “%s” is refused at its field',
  async (typed) => {
    const { user } = show(page(5_000));
    const field = await amountField();
    if (typed) await user.type(field, typed);
    await user.click(submit());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter an amount from ¥1.00 to ¥50.00/);
  },
);

test('a refusal of the server is told, and nothing is lost', async () => {
  const told = 'This is more than can go back this way';
  const refused = refusal(RequestWithdrawalDocument, { input } as never, 'WITHDRAWAL_LIMIT', told);
  const { user } = show(page(5_000), refused);
  await user.type(await amountField(), '30');
  await user.click(submit());
  expect(await screen.findByText(told)).toBeVisible();
  expect(await amountField()).toHaveValue('30');
});

test('a request is cancelled after asking once more', async () => {
  const cancelled = answer(
    CancelWithdrawalDocument,
    { id: 'w1' },
    {
      cancelWithdrawal: {
        __typename: 'CancelWithdrawalPayload',
        withdrawal: withdrawal({ status: 'CANCELLED' }),
      },
    },
  );
  const gone = withdrawal({ status: 'CANCELLED' });
  const { user, toasts } = show(page(2_000, withdrawal()), cancelled, page(5_000, gone));
  await user.click(await screen.findByRole('button', { name: 'Cancel the request' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  expect(dialog).toHaveTextContent('¥30.00 stays in your balance');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the request' }));
  await waitFor(() =>
    expect(toasts.current()).toMatchObject([{ text: 'The withdrawal is cancelled' }]),
  );
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the request' })).not.toBeInTheDocument();
});

test.each([
  [0, '¥80.00'],
  [5_000, '¥30.00'],
])(
  'of ¥80.00, where %d fen came by card, it says what cannot go back and why',
  async (limit, rest) => {
    show(page(limit));
    const why = await screen.findByText(/of your balance came neither by card nor by remittance/);
    expect(why).toHaveTextContent(rest);
    expect(why).toHaveTextContent('you can spend it on orders and packages');
  },
);

test('where all of the balance can go back, nothing is said of a rest', async () => {
  show(page(8_000));
  await amountField();
  expect(screen.queryByText(/came neither by card/)).not.toBeInTheDocument();
});

test('a declined one tells why; where nothing can go back it says so', async () => {
  show(page(0, withdrawal({ status: 'DECLINED', answer: 'The card is closed' })));
  expect(await screen.findByText('Our answer: The card is closed')).toBeVisible();
  expect(screen.getByText('Nothing can be withdrawn at the moment')).toBeVisible();
});
