import { act, screen, waitFor, within } from '@testing-library/react';
import {
  FundPageDocument,
  FundStatementDocument,
  FundStatementSumDocument,
  type FundPageQueryVariables,
} from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { FundPage } from './FundPage';

const record = (given: object = {}) => ({
  __typename: 'FundRecord',
  id: 'f1',
  number: 'FR20261101-00000001',
  at: '2026-11-01T08:00:00.000Z',
  amount: 100000,
  type: 'RECHARGE',
  remark: '',
  balanceAfter: 100000,
  ...{ order: null, package: null, payment: null },
  ...given,
});
const byCard = { payment: { __typename: 'Payment', id: 'p1', method: 'CARD' } };
const item = (name: string) => ({ __typename: 'OrderItem', id: name, name });
const order = (...names: string[]) => ({
  order: { __typename: 'Order', id: 'o1', number: 'OR-1', items: names.map(item) },
});
const parcel = {
  package: {
    ...{ __typename: 'Package', id: 'k1', number: 'PK-1' },
    address: { __typename: 'AddressSnapshot', city: 'Brooklyn' },
  },
};
const pending = (given: object) => ({
  __typename: 'Payment',
  ...{ id: 'p9', number: 'PY-9', kind: 'RECHARGE', method: 'WESTPAY', amount: 100000 },
  ...{ balanceDeduction: 0, createdAt: '2026-11-20T08:00:00.000Z', order: null },
  ...given,
});

const connection = (items: object[], endCursor: string | null = null) => ({
  __typename: 'FundRecordConnection',
  edges: items.map((node) => ({ __typename: 'FundRecordEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

const day = (date: string, balance: number) => ({ __typename: 'FundDay', day: date, balance });
const month = (name: string, incoming = 0, outgoing = 0) => ({
  __typename: 'FundMonth',
  ...{ month: name, incoming, outgoing },
});

interface Shown {
  records?: object[];
  endCursor?: string | null;
  fund?: object;
  fundDays?: object[];
}

const fund = (
  variables: FundPageQueryVariables,
  { records = [], endCursor = null, fund: state = {}, fundDays = [] }: Shown,
) => {
  const money = { balance: 90900, held: 0, spendable: 90900, pendingPayments: [] };
  const own = { __typename: 'Fund', id: 'v1', ...money, ...state };
  return answer(FundPageDocument, variables, {
    viewer: { __typename: 'Viewer', id: 'v1', fund: own },
    fundDays,
    fundMonths: [month('2026-10', 100000, 25050), month('2026-11')],
    fundRecords: connection(records, endCursor),
  });
};

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<FundPage />, { mocks, path, cookies: signedIn });
const rowsOf = async () => {
  const table = within(await screen.findByRole('table', { name: 'Records' }));
  return table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};
const link = (name: string) => screen.getByRole('link', { name });

test('each record tells what it was for, and leads there (RT-19)', async () => {
  const paid = { id: 'f2', amount: -9100, type: 'ORDER_PAYMENT', balanceAfter: 90900 };
  const sent = { id: 'f3', amount: -500, type: 'PACKAGE_PAYMENT', ...parcel };
  const corrected = { id: 'f4', amount: 100, type: 'ADJUSTMENT', remark: 'Thank you' };
  const records = [
    record({ ...paid, ...order('Teapot', 'Mug', 'Lid') }),
    record(sent),
    record(corrected),
    record(byCard),
  ];
  show('/mine/fund', fund({}, { records }));
  const rows = await rowsOf();
  const number = 'FR20261101-00000001';
  expect(rows.slice(1).map((cells) => cells.slice(1))).toEqual([
    [`Order payment: Teapot and 2 more${number}`, '-¥91.00', '¥909.00'],
    [`Package payment: Parcel to Brooklyn (PK-1)${number}`, '-¥5.00', '¥1,000.00'],
    [`Adjustment: Thank you${number}`, '+¥1.00', '¥1,000.00'],
    [`Recharge: by card${number}`, '+¥1,000.00', '¥1,000.00'],
  ]);
  expect(link('Teapot and 2 more')).toHaveAttribute('href', '/mine/order/orderDetail?id=o1');
  expect(link('Parcel to Brooklyn (PK-1)')).toHaveAttribute(
    'href',
    '/mine/package/packageDetail?id=k1',
  );
  expect(link('by card')).toHaveAttribute('href', '/payment/payResult?id=p1');
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
  expect(deduction?.slice(1)).toEqual(['Held until OR-1 is paid', '¥4.00', 'held']);
  expect(moved).toHaveLength(1);
  expect(link('Remittance on its way')).toHaveAttribute('href', '/payment/payResult?id=p9');
});

test('where nothing is held that is said', async () => {
  show('/mine/fund', fund({}, { records: [record()] }));
  expect(await screen.findByText('Nothing held')).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('half a year is drawn as a line, and told in a sentence and in figures (RT-19)', async () => {
  const fundDays = [day('2026-05-31', 0), day('2026-08-10', 56200), day('2026-11-21', 12040)];
  const { user } = show('/mine/fund', fund({}, { fundDays }));
  const chart = await screen.findByRole('img', {
    name: 'Balance from June to November: highest ¥562.00 in August, now ¥120.40',
  });
  expect(within(chart).getByText('¥562.00')).toBeInTheDocument();
  expect(
    within(chart)
      .getAllByText(/^[A-Z][a-z]{2}$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
  await user.click(screen.getByText('Show the figures'));
  const figures = within(screen.getByRole('table', { name: 'Last six months' }));
  expect(figures.getByRole('row', { name: 'October 2026 ¥1,000.00 ¥250.50' })).toBeVisible();
});

test('a balance that was always empty is not drawn', async () => {
  show('/mine/fund', fund({}, { fundDays: [day('2026-05-31', 0), day('2026-11-21', 0)] }));
  expect(await screen.findByText('No money has moved yet')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('Half a year')).not.toBeInTheDocument();
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
  expect(await screen.findByText('No money has moved yet')).toBeVisible();
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

const statement = (after: string | undefined, items: object[], endCursor: string | null) =>
  answer(FundStatementDocument, after ? { after } : {}, {
    fundRecords: connection(items, endCursor),
  });
const sum = answer(
  FundStatementSumDocument,
  {},
  {
    fundStatement: {
      __typename: 'FundStatement',
      ...{ openingBalance: 0, incoming: 100000, outgoing: 9100, closingBalance: 90900 },
    },
  },
);
const numbered = (number: string) => record({ id: number, number });

test('the printed statement holds every record, and what it began and ended with', async () => {
  const onPaper: string[] = [];
  window.print = () => {
    onPaper.push(...screen.getAllByText(/^FR/).map(({ textContent }) => textContent));
    onPaper.push(...screen.getAllByRole('term', { hidden: true }).map((one) => one.textContent));
  };
  const { user } = show(
    '/mine/fund?after=behind',
    fund({ after: 'behind' }, { records: [numbered('FR-3')] }),
    statement(undefined, [numbered('FR-1'), numbered('FR-2')], 'behind FR-2'),
    statement('behind FR-2', [numbered('FR-3')], null),
    sum,
  );
  await user.click(await screen.findByRole('button', { name: 'Statement' }));
  const lines = ['Balance before', 'Money in', 'Money out', 'Balance after'];
  await waitFor(() => expect(onPaper).toEqual(['FR-1', 'FR-2', 'FR-3', ...lines]));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('FR-1')).not.toBeInTheDocument();
  expect(screen.getByText('FR-3')).toBeVisible();
});

test('where the records cannot be read nothing is printed', async () => {
  window.print = jest.fn();
  const { user } = show(
    '/mine/fund',
    fund({}, { records: [record()] }),
    refusal(FundStatementDocument, {}, 'BUSY', 'Busy'),
    sum,
  );
  await user.click(await screen.findByRole('button', { name: 'Statement' }));
  expect(await screen.findByText('Busy')).toBeVisible();
  expect(window.print).not.toHaveBeenCalled();
});

describe('The file for spreadsheets', () => {
  const csv = { 'content-type': 'text/csv; charset=utf-8' };
  const fetched = jest.fn<Promise<unknown>, unknown[]>();
  const saved: string[] = [];

  beforeEach(() => {
    fetched.mockReset();
    saved.length = 0;
    window.fetch = fetched as unknown as typeof fetch;
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const press = async () => {
    const { user } = show('/mine/fund?group=INCOMING', fund({ group: 'INCOMING' }, {}));
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
  };

  test('is fetched as the shopper, narrowed as the page is', async () => {
    const blob = () => Promise.resolve(new Blob(['a']));
    fetched.mockResolvedValue({ ok: true, headers: new Headers(csv), blob });
    await press();
    await waitFor(() => expect(saved).toEqual(['statement.csv']));
    expect(fetched).toHaveBeenCalledWith('/api/v1/fund_statement.csv?group=INCOMING', {
      headers: { authorization: 'Bearer secret', 'client-lang': 'en' },
    });
  });

  test('is not saved where it is refused; why is told', async () => {
    const text = () => Promise.resolve(JSON.stringify({ code: 503, message: 'Too busy' }));
    const headers = new Headers({ 'content-type': 'application/json' });
    fetched.mockResolvedValue({ ok: true, status: 200, headers, text });
    await press();
    expect(await screen.findByText('Too busy')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
