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

const fund = (page: number, items: object[], total: number) =>
  answer(
    FundPageDocument,
    { page },
    {
      viewer: {
        __typename: 'Viewer',
        id: 'v1',
        fund: { __typename: 'Fund', id: 'v1', balance: 90900 },
      },
      fundRecords: { __typename: 'FundRecordPage', items, total, page, pageSize: 10 },
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
  expect(screen.getByText('Your balance').parentElement).toHaveTextContent('¥909.00');
});

test('a page of the records has an address of its own', async () => {
  show('/mine/fund?page=2', fund(2, [record({})], 21));
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
    refusal(FundPageDocument, { page: 1 }, 'BUSY', 'Busy'),
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
      { type: 'ORDER_REFUND', from, page: 1 },
      {
        viewer: {
          __typename: 'Viewer',
          id: 'v1',
          fund: { __typename: 'Fund', id: 'v1', balance: 90900 },
        },
        fundRecords: { __typename: 'FundRecordPage', items: [], total: 0, page: 1, pageSize: 20 },
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

const statement = (page: number, items: object[], total: number) =>
  answer(
    FundStatementDocument,
    { page },
    { fundRecords: { __typename: 'FundRecordPage', items, total } },
  );
const numbered = (number: string) => record({ id: number, number });

test('what is printed holds every record, not one page of them', async () => {
  const onPaper: string[] = [];
  window.print = () =>
    onPaper.push(...screen.getAllByText(/^FR/).map(({ textContent }) => textContent));
  const { user } = show(
    '/mine/fund?page=2',
    fund(2, [numbered('FR-3')], 3),
    statement(1, [numbered('FR-1'), numbered('FR-2')], 3),
    statement(2, [numbered('FR-3')], 3),
  );
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(onPaper).toEqual(['FR-1', 'FR-2', 'FR-3']));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('FR-1')).not.toBeInTheDocument();
  expect(screen.getByText('FR-3')).toBeVisible();
});

test('printed by the browser itself, a page tells which of how many it is', async () => {
  show('/mine/fund?page=2', fund(2, [record({})], 21));
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
});

test('where the records cannot be read nothing is printed', async () => {
  window.print = jest.fn();
  const { user } = show(
    '/mine/fund',
    fund(1, [record({})], 1),
    refusal(FundStatementDocument, { page: 1 }, 'BUSY', 'Busy'),
  );
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Busy')).toBeVisible();
  expect(window.print).not.toHaveBeenCalled();
});
