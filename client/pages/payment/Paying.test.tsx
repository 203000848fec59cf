import { screen, waitFor } from '@testing-library/react';
import { gatewayPage } from '../../features/payments/gatewayPage';
import { PayDocument, type PayInput } from '../../gql/graphql';
import {
  path,
  method,
  card,
  tooLow,
  quote,
  payment,
  viewer,
  pay,
  amountOf,
} from '../../testing/paymentScreen';
import { refusal, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { PaymentPage } from './PaymentPage';

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
  const first = await screen.findByRole('switch', { name: 'Use your balance' });
  expect(amountOf('By card, now')).toHaveTextContent('¥241.30');
  expect(screen.getByText('From your balance ¥1,000.00')).toBeVisible();
  expect(screen.getByText('The rest ¥234.50')).toBeVisible();
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
