import { screen } from '@testing-library/react';
import { owner, renderConsole } from '../../../testing/renderConsole';

beforeEach(() => localStorage.clear());

const entry = (number: number, more: object = {}) => ({
  ...{ __typename: 'StaffLogEntry', number, at: '2026-11-26T15:14:02.000Z', actor: 'Tomas' },
  ...{ actorKind: 'STAFF', station: 'packing 1', action: 'ITEM_CORRECTED', about: 'OR1' },
  ...{ before: null, after: null, reason: null, ...more },
});

const page = (entries: object[], endCursor: number | null) => ({
  auditLog: { __typename: 'StaffLogPage', entries, endCursor },
});

test('an entry says who, what, before and after, and why; L brings older ones', async () => {
  const { user, sent } = renderConsole({
    path: '/staff/log',
    viewer: owner,
    server: {
      AuditLog: ({ before }) =>
        before === 2416
          ? page([entry(2415)], null)
          : page(
              [
                entry(2416, {
                  before: '{"grams":8013}',
                  after: '{"grams":813}',
                  reason: 'a 0 too many',
                }),
              ],
              2416,
            ),
    },
  });
  const row = (await screen.findByText('2416')).closest('tr');
  expect(row).toHaveTextContent(
    /Tomas.*packing 1.*ITEM_CORRECTED.*OR1.*grams 8013 → grams 813.*a 0 too many/,
  );
  await user.keyboard('[KeyL]');
  expect(await screen.findByText('2415')).toBeInTheDocument();
  expect(screen.getByText('2416')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /older entries/ })).not.toBeInTheDocument();
  expect(sent.at(-1)?.variables).toMatchObject({ before: 2416 });
});

test('filters are asked of the server, and nothing that fits is said', async () => {
  const { user, sent } = renderConsole({
    path: '/staff/log',
    viewer: owner,
    server: { AuditLog: ({ about }) => page(about ? [] : [entry(1)], null) },
  });
  await screen.findByRole('table');
  await user.type(screen.getByRole('textbox', { name: 'About' }), 'PK1[Enter]');
  expect(await screen.findByRole('heading', { name: 'No entry fits' })).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toMatchObject({ about: 'PK1', by: null, from: null });
});
