import { screen, waitFor } from '@testing-library/react';
import {
  JointPaymentScreenDocument,
  PayOrdersDocument,
  type PayOrdersInput,
} from '../../gql/graphql';
import { method, shoes, order, viewer, pay, amountOf } from '../../testing/paymentScreen';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { PaymentPage } from './PaymentPage';

const orderIds = ['o1', 'o2'];
const together = '/payment?order=o1&order=o2';
const part = (id: string, amount: number) => ({
  __typename: 'JointPaymentPart',
  ...{ id, number: `OR-${id}`, amount, dueAt: '2026-11-24T08:00:00.000Z' },
  order: { ...order, id, number: `OR-${id}`, items: [{ ...shoes, id: `i-${id}` }] },
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
