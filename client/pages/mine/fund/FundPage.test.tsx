import { screen, within } from '@testing-library/react';
import { CancelPaymentDocument, FundPageDocument } from '../../../gql/graphql';
import { record, byCard, order, parcel, pending, day, fund } from '../../../testing/fundRecords';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { FundPage } from './FundPage';

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<FundPage />, { mocks, path, cookies: signedIn });
const rowsOf = async () => {
  const table = within(await screen.findByRole('table', { name: 'Records' }));
  return table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
};
/** The balance after a record; named within its cell, since phones show no heads of columns. */
const left = (balance: string) => `Balance ${balance}`;
const link = (name: string) => screen.getByRole('link', { name });

test('each record tells what it was for, and leads there (RT-19)', async () => {
  const paid = { id: 'f2', amount: -9100, type: 'ORDER_PAYMENT', balanceAfter: 90900 };
  const sent = { id: 'f3', amount: -500, type: 'PACKAGE_PAYMENT', ...parcel };
  const corrected = { id: 'f4', amount: 100, type: 'ADJUSTMENT', remark: 'Thank you' };
  const differs = { method: 'WESTPAY', creditedAmount: 98050 };
  const late = { __typename: 'Order', id: 'o9', number: 'OR-9' };
  const records = [
    record({ ...paid, ...order('Teapot', 'Mug', 'Lid') }),
    record(sent),
    record(corrected),
    record(byCard),
    record({ id: 'f6', payment: { ...byCard.payment, id: 'p6', kind: 'ORDER', order: late } }),
    record({ id: 'f7', payment: { ...byCard.payment, id: 'p7', ...differs } }),
  ];
  show('/mine/fund', fund({}, { records }));
  const rows = await rowsOf();
  const number = 'FR20261101-00000001';
  expect(rows.slice(1).map((cells) => cells.slice(1))).toEqual([
    [`Order payment: Teapot and 2 more${number}`, '−¥91.00', left('¥909.00')],
    [`Package payment: Parcel to Brooklyn${number}`, '−¥5.00', left('¥1,000.00')],
    [`Adjustment: Thank you${number}`, '+¥1.00', left('¥1,000.00')],
    [`Recharge: by card${number}`, '+¥1,000.00', left('¥1,000.00')],
    [
      `Card payment that paid no order, credited to you: OR-9${number}`,
      '+¥1,000.00',
      left('¥1,000.00'),
    ],
    [`Recharge: by remittance, ¥1,000.00 told${number}`, '+¥1,000.00', left('¥1,000.00')],
  ]);
  expect(link('Teapot and 2 more')).toHaveAttribute('href', '/mine/order/orderDetail?id=o1');
  expect(link('Parcel to Brooklyn')).toHaveAttribute('href', '/mine/package/packageDetail?id=k1');
  expect(link('by card')).toHaveAttribute('href', '/payment/payResult?id=p1');
});

test('a refund names the item where one alone was refunded, else the order', async () => {
  const refunded = (names: string[], ...gone: string[]) => {
    const { order: whole } = order(...names);
    const items = whole.items.map((item) => ({
      ...item,
      status: gone.includes(item.name) ? 'REFUNDED' : 'ORDERED',
    }));
    return { type: 'ITEM_REFUND', order: { ...whole, id: gone.join(), items } };
  };
  const records = [
    record({ id: 'f2', ...refunded(['Teapot', 'Mug'], 'Mug') }),
    record({ id: 'f3', ...refunded(['Bowl', 'Jug', 'Lid'], 'Bowl', 'Lid') }),
  ];
  show('/mine/fund', fund({}, { records }));
  const [, one, several] = await rowsOf();
  expect(one?.[1]).toMatch(/^Item refund: Mug/);
  expect(several?.[1]).toMatch(/^Item refund: order OR-1/);
});

test('a top-up by card that was only begun is not on its way', async () => {
  const begun = pending({ method: 'CARD', amount: 100050 });
  show('/mine/fund', fund({}, { fund: { pendingPayments: [begun] } }));
  const row = (await screen.findByText('Recharge by card')).closest('[role=row]');
  expect(row).toHaveTextContent(/not paid yet as far as we know¥1,000.50begun$/);
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('the sheet tells the balance, what of it is held and what is on its way (RT-19, RT-26)', async () => {
  const held = pending({
    ...{ id: 'p8', kind: 'ORDER', method: 'CARD', amount: 5000, balanceDeduction: 400 },
    ...order('Teapot'),
  });
  const free = pending({ id: 'p7', kind: 'ORDER', method: 'CARD' });
  const state = { held: 400, spendable: 90500, pendingPayments: [pending({}), held, free] };
  show('/mine/fund', fund({}, { fund: state, records: [record()] }));
  const sheet = await screen.findByRole('region', { name: 'In your balance' });
  expect(sheet).toHaveTextContent('¥909.00');
  expect(sheet).toHaveTextContent('¥4.00 held · ¥905.00 free to spend · ¥1,000.00 on its way');
  const links = within(sheet).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/payment/recharge',
    '/payment/withdraw',
  ]);
  const [, remittance, deduction, ...moved] = await rowsOf();
  expect(remittance?.slice(1)).toEqual([
    'Remittance on its way · confirmed within 1–2 working days',
    ...['+¥1,000.00', 'waiting'],
  ]);
  expect(deduction?.slice(1)).toEqual([
    'Held until OR-1 is paid · until the card payment is confirmedGive up this payment',
    ...['¥4.00', 'held'],
  ]);
  expect(moved).toHaveLength(1);
  expect(link('Remittance on its way')).toHaveAttribute('href', '/payment/payResult?id=p9');
});

test('what is held for a payment that was left can be given up here: it is free at once (RT-19)', async () => {
  const held = pending({
    ...{ id: 'p8', kind: 'ORDER', method: 'CARD', amount: 5000, balanceDeduction: 400 },
    ...order('Teapot'),
  });
  const { user } = show(
    '/mine/fund',
    fund({}, { fund: { held: 400, spendable: 90500, pendingPayments: [held] } }),
    answer(
      CancelPaymentDocument,
      { id: 'p8' },
      {
        cancelPayment: {
          __typename: 'CancelPaymentPayload',
          payments: [],
          viewer: {
            ...{ __typename: 'Viewer', id: 'v1' },
            fund: {
              ...{ __typename: 'Fund', id: 'v1', balance: 90900, held: 0, spendable: 90900 },
              pendingPayments: [],
            },
          },
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Give up this payment' }));
  const dialog = screen.getByRole('dialog', { name: 'Give up this payment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Give up this payment' }));
  expect(await screen.findByText('Payment given up')).toBeVisible();
  expect(await screen.findByText('Nothing on hold')).toBeVisible();
  expect(screen.queryByText(/Held until/)).not.toBeInTheDocument();
});

test('what is to be withdrawn is held, and says what it waits for (RT-19)', async () => {
  const withdrawal = (id: string, status: string) => ({
    ...{ __typename: 'Withdrawal', id, number: `WD-${id}`, method: 'CARD', status },
    ...{ amount: 5000, requestedAt: '2026-11-20T08:00:00.000Z' },
  });
  const pendingWithdrawals = [withdrawal('w2', 'PENDING'), withdrawal('w1', 'SENDING')];
  show('/mine/fund', fund({}, { fund: { pendingWithdrawals } }));
  const [, asked, sent] = await rowsOf();
  expect(asked?.slice(1)).toEqual([
    'Withdrawal WD-w2 · until we have looked at it, within 1–2 working days',
    ...['¥50.00', 'held'],
  ]);
  expect(sent?.[1]).toBe('Withdrawal WD-w1 · the money is being sent');
  expect(link('Withdrawal WD-w2')).toHaveAttribute('href', '/payment/withdraw');
});

test('where the money went is drawn as bars, the longest first (RT-19)', async () => {
  const spent = (kind: string, amount: number) => ({ __typename: 'FundSpending', kind, amount });
  const spending = [spent('GOODS', 5000), spent('SHIPPING', 20000), spent('STORAGE', 0)];
  show('/mine/fund', fund({}, { spending: [...spending, spent('FEES', -100)] }));
  const region = await screen.findByRole('region', { name: 'Where it went' });
  const rows = within(region).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...['International shipping¥200.00', 'Goods¥50.00'],
  ]);
  expect(within(region).getByText('¥250.00 in half a year')).toBeVisible();
});

test('where nothing is held that is said', async () => {
  show('/mine/fund', fund({}, { records: [record()] }));
  expect(await screen.findByText('Nothing on hold')).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('half a year is drawn as a line, and told in a sentence and in figures (RT-19)', async () => {
  const fundDays = [day('2026-05-31', 0), day('2026-08-10', 56200), day('2026-11-21', 12040)];
  const { user } = show('/mine/fund', fund({}, { fundDays }));
  const chart = await screen.findByRole('img', {
    name: 'Balance at the end of each day, from August to November: highest ¥562.00 in August, now ¥120.40',
  });
  expect(within(chart).getByText('¥562.00')).toBeInTheDocument();
  expect(
    within(chart)
      .getAllByText(/^[A-Z][a-z]{2}$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Aug', 'Sep', 'Oct', 'Nov']);
  await user.click(screen.getByText('Show the figures'));
  const figures = within(screen.getByRole('table', { name: 'Last six months' }));
  expect(figures.getByRole('row', { name: 'October 2026 ¥1,000.00 ¥250.50' })).toBeVisible();
});

test('a balance that was always empty is not drawn', async () => {
  show('/mine/fund', fund({}, { fundDays: [day('2026-05-31', 0), day('2026-11-21', 0)] }));
  expect(await screen.findByText(/^Your balance was not used yet/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Your balance since/)).not.toBeInTheDocument();
});

test('older records begin behind the last one shown, and have an address of their own', async () => {
  const { user } = show(
    '/mine/fund?group=OUTGOING',
    fund({ group: 'OUTGOING' }, { records: [record({ number: 'FR-1' })], endCursor: 'behind' }),
    fund(
      { group: 'OUTGOING', after: 'behind' },
      { records: [record({ id: 'f2', number: 'FR-2' })] },
    ),
  );
  await user.click(await screen.findByRole('link', { name: 'Older records' }));
  expect(await screen.findByText('FR-2')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/fund?group=OUTGOING&after=behind');
  expect(screen.queryByRole('link', { name: 'Older records' })).not.toBeInTheDocument();
  expect(link('Newest records')).toHaveAttribute('href', '/mine/fund?group=OUTGOING');
});

test('without records it says so; a failure offers to try again', async () => {
  const { user } = show(
    '/mine/fund',
    refusal(FundPageDocument, {}, 'BUSY', 'Busy'),
    fund({}, { records: [] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Your balance was not used yet/)).toBeVisible();
});

test('the records are narrowed by a press, by type and by days, which stand in the address (RT-19)', async () => {
  const from = new Date(2026, 10, 1).toISOString();
  const { user } = show(
    '/mine/fund',
    fund({}, { records: [record()], fund: { pendingPayments: [pending({})] } }),
    fund({ group: 'REFUNDS' }, { records: [record({ type: 'ORDER_REFUND' })] }),
    fund({ group: 'REFUNDS', type: 'ORDER_REFUND', from }, {}),
  );
  await screen.findByText('Remittance on its way');
  expect(link('All')).toHaveAttribute('aria-current', 'true');
  await user.click(link('Refunds'));
  expect(await screen.findByText('1 record on this page')).toHaveAttribute('role', 'status');
  expect(link('Refunds')).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('Remittance on its way')).not.toBeInTheDocument();
  await user.click(screen.getByText('Type and dates'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Order refund');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No money moved that way in these days')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/mine/fund?group=REFUNDS&type=ORDER_REFUND&from=2026-11-01',
  );
  expect(link('Clear the filter')).toHaveAttribute('href', '/mine/fund');
});
