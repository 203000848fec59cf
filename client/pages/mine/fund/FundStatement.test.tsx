import { act, screen, waitFor } from '@testing-library/react';
import { FundStatementDocument, FundStatementSumDocument } from '../../../gql/graphql';
import { record, connection, fund } from '../../../testing/fundRecords';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { FundPage } from './FundPage';

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<FundPage />, { mocks, path, cookies: signedIn });

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

test.each([
  ['', /^Statement of mei@example.com, all records$/, {}],
  [
    '?from=2026-11-01&to=2026-11-20',
    /^Statement of mei@example.com, 2026-11-01 to 2026-11-20$/,
    { from: new Date(2026, 10, 1).toISOString(), to: new Date(2026, 10, 21).toISOString() },
  ],
])('a statement%s says whose it is and of which days', async (search, told, variables) => {
  show(`/mine/fund${search}`, fund(variables, {}));
  expect(await screen.findByText(told)).toBeInTheDocument();
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
