import { act, screen, waitFor, within } from '@testing-library/react';
import {
  AcceptQuestionDocument,
  DeclineQuestionDocument,
  OrderDetailPageDocument,
  QuestionBalanceDocument,
} from '../../../gql/graphql';
import { nextStep, order, orderItem } from '../../../testing/orders';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { OrderDetailPage } from './OrderDetailPage';

const question = (given: object = {}) => ({
  ...{ __typename: 'OrderQuestion', id: 'q1', status: 'OPEN', itemName: 'Porcelain cup' },
  ...{ oldUnitPrice: 4550, newUnitPrice: 4800, difference: 500, note: 'The sale has ended' },
  askedAt: '2099-11-21T18:40:00.000Z',
  ...{ dueAt: '2099-11-24T18:40:00.000Z', endedAt: null, substitute: null, refund: 10500 },
  item: { __typename: 'OrderItem', id: 'i1', quantity: 2 },
  ...given,
});
const substitute = {
  ...{ __typename: 'Substitute', name: 'Jade cup', specification: 'green' },
  url: 'https://tea.example/jade',
};
const asked = (given: object = {}, ofOrder: object = {}) =>
  answer(
    OrderDetailPageDocument,
    { id: 'o1' },
    {
      order: order({
        ...{ status: 'PAID', paidAt: '2026-11-01T09:00:00.000Z', balanceDeduction: 10500 },
        ...{ availableActions: ['ANSWER_QUESTION'], questions: [question(given)] },
        nextStep: nextStep('SHOPPER', 'ANSWER_QUESTION'),
        ...ofOrder,
      }),
    },
  );
const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<OrderDetailPage />, {
    mocks,
    cookies: signedIn,
    path: '/mine/order/orderDetail?id=o1',
  });

/** The available balance, which is queried if a question costs more. */
const spendable = (fen: number) =>
  answer(
    QuestionBalanceDocument,
    {},
    {
      viewer: {
        ...{ __typename: 'Viewer', id: 'v1' },
        fund: { __typename: 'Fund', id: 'v1', spendable: fen },
      },
    },
  );

const viewer = {
  ...{ __typename: 'Viewer', id: 'v1', unreadThreadCount: 1 },
  fund: { __typename: 'Fund', id: 'v1', balance: 9100 },
};
const answered = (status: string, given: object) => ({
  question: { __typename: 'OrderQuestion', id: 'q1', status },
  order: order({ paidAt: '2026-11-01T09:00:00.000Z', questions: undefined, ...given }),
  viewer,
});
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

test('a higher price: what differs, until when, and accepting leads to its payment', async () => {
  show(asked(), spendable(499));
  const name = '“Porcelain cup” costs more than when you ordered it.';
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(valueOf('Unit price when ordered')).toHaveTextContent('¥45.50');
  expect(valueOf('Unit price now')).toHaveTextContent('¥48.00');
  expect(screen.getByText('For 2 pieces')).toBeVisible();
  expect(valueOf('Extra to pay')).toHaveTextContent('¥5.00');
  expect(screen.getByText('Our note: The sale has ended')).toBeVisible();
  // The stamp shows the day of the question.
  expect(screen.getByText('21 NOV 99')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accept and pay ¥5.00' })).toHaveAttribute(
    'href',
    '/payment?kind=QUESTION&id=q1',
  );
});

test('the receipt tells what accepting changes, a word below the button that the balance pays it', async () => {
  show(asked(), spendable(500));
  expect(await screen.findByText('Your balance covers it.')).toBeVisible();
  // The paid amount is settled; the possible extra cost is separate from it.
  const receipt = within(screen.getByRole('region', { name: 'Payment 1 of 2' }));
  const lines = receipt.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(lines.slice(-2)).toEqual(['Left to pay¥0.00', 'If you accept+¥5.00']);
});

test('the receipt tells which part was paid later, and when, as a price had changed', async () => {
  const questions = [question({ status: 'ACCEPTED', endedAt: '2099-11-22T09:00:00.000Z' })];
  show(asked({}, { questions, availableActions: [] }));
  const receipt = await screen.findByRole('region', { name: 'Payment 1 of 2' });
  expect(receipt).toHaveTextContent('¥5.00 of it paid Nov 22, as a price had changed');
});

test('the deadline stands once, and a clock runs in the last hours only', async () => {
  const [hour, by] = [3_600_000, '2099-11-24T18:40:00.000Z'];
  jest.useFakeTimers({ now: Date.parse(by) - 6 * hour, doNotFake: ['queueMicrotask'] });
  try {
    show(asked({}, { nextStep: nextStep('SHOPPER', 'ANSWER_QUESTION', by) }), spendable(0));
    expect(await screen.findByText(/^Your turn: answer by/)).toBeVisible();
    expect(screen.queryByText(/^Your turn, by/)).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^5 h 59 min/);
  } finally {
    jest.useRealTimers();
  }
});

test('of several questions each tells its own deadline', async () => {
  const questions = [question(), question({ id: 'q2', dueAt: '2099-11-25T18:40:00.000Z' })];
  show(asked({}, { questions }), spendable(0));
  expect(await screen.findAllByText(/^Your turn, by/)).toHaveLength(2);
});

test('declining asks once more, and the item is refunded', async () => {
  const item = orderItem({ status: 'REFUNDED' });
  const declined = answer(
    DeclineQuestionDocument,
    { id: 'q1' },
    {
      declineQuestion: {
        __typename: 'DeclineQuestionPayload',
        ...answered('DECLINED', { status: 'REFUNDED', refundedAmount: 10500, items: [item] }),
      },
    },
  );
  const { user, toasts } = show(asked(), declined);
  await user.click(await screen.findByRole('button', { name: 'Decline and get ¥105.00 back' }));
  const dialog = screen.getByRole('dialog', { name: 'Decline this change?' });
  expect(dialog).toHaveTextContent('We do not buy “Porcelain cup”. The whole order is refunded');
  expect(dialog).not.toHaveTextContent('the rest of the order');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(toasts.current()).toMatchObject([
      { text: 'You declined the change; the item is refunded' },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/^Your turn/)).not.toBeInTheDocument());
  expect(valueOf('Back in your balance')).toHaveTextContent('+¥105.00');
});

test('where other items are left, the rest of the order goes on', async () => {
  const gone = { name: 'Bowl', status: 'REFUNDED' };
  const items = [orderItem(), orderItem({ id: 'i2', ...gone }), orderItem({ id: 'i3' })];
  const { user } = show(asked({}, { items }));
  expect(
    await screen.findByText(/^If you decline, or do not answer by then, we refund the item/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decline and get ¥105.00 back' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('the rest of the order goes on');
});

test('a refunded item is no rest of an order', async () => {
  const items = [orderItem(), orderItem({ id: 'i2', status: 'REFUNDED' })];
  show(asked({}, { items }));
  expect(await screen.findByText(/nothing else is left of the order/)).toBeVisible();
});

test('of an order of one item the whole order is refunded, not a rest', async () => {
  show(asked());
  expect(await screen.findByText(/^If you decline.*the whole order is refunded/)).toBeVisible();
  expect(screen.queryByText(/is left of/)).not.toBeInTheDocument();
});

test('a substitute for less is accepted without paying', async () => {
  const item = orderItem({ name: 'Jade cup', unitPrice: 4000 });
  const accepted = answer(
    AcceptQuestionDocument,
    { id: 'q1' },
    {
      acceptQuestion: {
        __typename: 'AcceptQuestionPayload',
        ...answered('ACCEPTED', { status: 'PAID', items: [item] }),
      },
    },
  );
  const cheaper = { substitute, newUnitPrice: 4000, difference: -1100 };
  const { user, toasts } = show(asked(cheaper), accepted);
  expect(await screen.findByRole('link', { name: 'Jade cup' })).toHaveAttribute(
    'href',
    substitute.url,
  );
  expect(valueOf('You get back')).toHaveTextContent('¥11.00');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = screen.getByRole('dialog', { name: 'Accept this change?' });
  expect(dialog).toHaveTextContent('The difference of ¥11.00 returns to your balance at once.');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(toasts.current()).toMatchObject([{ text: 'You accepted the change' }]),
  );
  expect(await screen.findByRole('heading', { level: 3, name: 'Jade cup' })).toBeVisible();
});

test('an answer that comes too late is told', async () => {
  const told = 'This question is no longer open';
  const late = refusal(DeclineQuestionDocument, { id: 'q1' }, 'QUESTION_CLOSED', told);
  const { user, toasts } = show(asked(), late);
  await user.click(await screen.findByRole('button', { name: 'Decline and get ¥105.00 back' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(toasts.current()).toMatchObject([{ text: told }]));
});

test('nothing is asked where nothing can be answered', async () => {
  const over = order({ questions: [question({ status: 'EXPIRED' })] });
  show(answer(OrderDetailPageDocument, { id: 'o1' }, { order: over }));
  await screen.findByText('OR20261101-00000001');
  expect(screen.queryByText(/^Your turn/)).not.toBeInTheDocument();
});
