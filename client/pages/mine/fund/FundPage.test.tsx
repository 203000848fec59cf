import { act, screen, waitFor, within } from '@testing-library/react';
import { FundPageDocument, FundStatementDocument } from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { FundPage } from './FundPage';

const record = (given: object) => ({
  __typename: 'FundRecord',
  id: 'f1',
  number: 'FR20261101-00000001',
  at: '2026-11-01T08:00:00.000Z',
  amount: 100000,
  type: 'RECHARGE',
  remark: '',
  balanceAfter: 100000,
  ...given,
});

const connection = (items: object[], totalCount: number) => ({
  __typename: 'FundRecordConnection',
  edges: items.map((node) => ({ __typename: 'FundRecordEdge', node })),
  totalCount,
});

const month = (name: string, incoming = 0, outgoing = 0) => ({
  __typename: 'FundMonth',
  month: name,
  incoming,
  outgoing,
});
const quiet = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((name) => month(name));
const quietMonths = [...quiet, month('2026-11')];

const fund = (page: number, items: object[], total: number, fundMonths = quietMonths) =>
  answer(
    FundPageDocument,
    { skip: (page - 1) * 20 },
    {
      viewer: {
        __typename: 'Viewer',
        id: 'v1',
        fund: { __typename: 'Fund', id: 'v1', balance: 90900 },
      },
      fundMonths,
      fundRecords: connection(items, total),
    },
  );

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<FundPage />, { mocks, path, cookies: signedIn });

test('balance and records are shown, what came in with a plus (RT-19)', async () => {
  const paid = { id: 'f2', amount: -9100, type: 'ORDER_PAYMENT', remark: 'OR-1' };
  show('/mine/fund', fund(1, [record({ ...paid, balanceAfter: 90900 }), record({})], 2));
  const table = within(await screen.findByRole('table', { name: 'Balance details' }));
  const rows = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(rows[1]?.slice(2)).toEqual(['Order payment', '-¥91.00', '¥909.00', 'OR-1']);
  expect(rows[2]?.slice(2)).toEqual(['Recharge', '+¥1,000.00', '¥1,000.00', '–']);
  expect(screen.getByRole('link', { name: 'OR-1' })).toHaveAttribute(
    'href',
    '/mine/order?search=OR-1',
  );
  expect(screen.getByText('Your balance').parentElement).toHaveTextContent('¥909.00');
});

test('six months are drawn as bars, and told in a sentence and in figures (RT-19)', async () => {
  const months = [
    ...quiet.slice(0, 4),
    month('2026-10', 100000, 25050),
    month('2026-11', 0, 50000),
  ];
  const { user } = show('/mine/fund', fund(1, [record({})], 1, months));
  const chart = await screen.findByRole('img', {
    name: 'Bar chart, June 2026 to November 2026: ¥1,000.00 came in, ¥750.50 went out',
  });
  const bars = [...chart.querySelectorAll<SVGRectElement>('[data-way]')];
  expect(bars.map(({ dataset }) => dataset.way)).toEqual(['incoming', 'outgoing', 'outgoing']);
  const [incoming = 0, october = 0, november = 0] = bars.map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(incoming).toBeGreaterThan(november);
  expect(november).toBeGreaterThan(october);
  expect(within(chart).getByText('¥1,000.00')).toBeInTheDocument();
  expect(
    within(chart)
      .getAllByText(/^[A-Z][a-z]{2}$/)
      .map((each) => each.textContent),
  ).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);

  await user.click(screen.getByText('Show the figures'));
  const figures = within(screen.getByRole('table', { name: 'Last six months' }));
  expect(figures.getByRole('row', { name: 'October 2026 ¥1,000.00 ¥250.50' })).toBeVisible();
  expect(figures.getAllByRole('row')).toHaveLength(7);
});

test('six months in which nothing moved are not drawn', async () => {
  show('/mine/fund', fund(1, [record({})], 1));
  expect(await screen.findByText('1 record')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Last six months' })).not.toBeInTheDocument();
});

test('what was paid for a package leads to the package', async () => {
  const paid = { amount: -9100, type: 'PACKAGE_PAYMENT', remark: 'PK-1' };
  const corrected = { id: 'f2', amount: 100, type: 'ADJUSTMENT', remark: 'Thank you' };
  show('/mine/fund', fund(1, [record(paid), record(corrected)], 2));
  expect(await screen.findByRole('link', { name: 'PK-1' })).toHaveAttribute(
    'href',
    '/mine/package?search=PK-1',
  );
  expect(screen.queryByRole('link', { name: 'Thank you' })).not.toBeInTheDocument();
});

test('a page of the records has an address of its own', async () => {
  show('/mine/fund?page=2', fund(2, [record({})], 41));
  expect(await screen.findByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/mine/fund',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/mine/fund?page=3',
  );
});

test('without records it says so; a failure offers to try again', async () => {
  const { user } = show(
    '/mine/fund',
    refusal(FundPageDocument, { skip: 0 }, 'BUSY', 'Busy'),
    fund(1, [], 0),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No money has moved yet')).toBeVisible();
});

test('the details are narrowed by type and days, which stand in the address (RT-19)', async () => {
  const from = new Date(2026, 10, 1).toISOString();
  const { user } = show(
    '/mine/fund',
    fund(1, [record({})], 1),
    answer(
      FundPageDocument,
      { type: 'ORDER_REFUND', from, skip: 0 },
      {
        viewer: {
          __typename: 'Viewer',
          id: 'v1',
          fund: { __typename: 'Fund', id: 'v1', balance: 90900 },
        },
        fundMonths: quietMonths,
        fundRecords: connection([], 0),
      },
    ),
  );
  expect(await screen.findByText('1 record')).toHaveAttribute('role', 'status');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Order refund');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No money moved that way in these days')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/mine/fund?type=ORDER_REFUND&from=2026-11-01',
  );
  expect(screen.getByRole('link', { name: 'Clear the filter' })).toHaveAttribute(
    'href',
    '/mine/fund',
  );
});

const statement = (after: string | undefined, items: object[], endCursor: string | null) => {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  const fundRecords = { ...connection(items, 3), pageInfo };
  return answer(FundStatementDocument, after ? { after } : {}, { fundRecords });
};
const numbered = (number: string) => record({ id: number, number });

test('what is printed holds every record, not one page of them', async () => {
  const onPaper: string[] = [];
  window.print = () =>
    onPaper.push(...screen.getAllByText(/^FR/).map(({ textContent }) => textContent));
  const { user } = show(
    '/mine/fund?page=2',
    fund(2, [numbered('FR-3')], 3),
    statement(undefined, [numbered('FR-1'), numbered('FR-2')], 'behind FR-2'),
    statement('behind FR-2', [numbered('FR-3')], null),
  );
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(onPaper).toEqual(['FR-1', 'FR-2', 'FR-3']));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('FR-1')).not.toBeInTheDocument();
  expect(screen.getByText('FR-3')).toBeVisible();
});

test('printed by the browser itself, a page tells which of how many it is', async () => {
  show('/mine/fund?page=2', fund(2, [record({})], 41));
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
});

test('where the records cannot be read nothing is printed', async () => {
  window.print = jest.fn();
  const { user } = show(
    '/mine/fund',
    fund(1, [record({})], 1),
    refusal(FundStatementDocument, {}, 'BUSY', 'Busy'),
  );
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Busy')).toBeVisible();
  expect(window.print).not.toHaveBeenCalled();
});
