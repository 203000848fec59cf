import { screen, within } from '@testing-library/react';
import { clerk, refusal, renderConsole, said } from '../../testing/renderConsole';

beforeEach(() => localStorage.clear());

const queue = (name: string, waiting: number, since: string | null) => ({
  ...{ __typename: 'StaffQueue', name, waiting, since },
});

const Today = () => ({
  today: [
    queue('TO_BUY', 50, '2026-11-25T08:00:00.000Z'),
    queue('TO_RECEIVE', 46, '2026-11-20T08:00:00.000Z'),
    queue('REFUNDS', 0, null),
  ],
});

test('what waits is counted, also in the rail; the own work comes first', async () => {
  const buyer = [...clerk.rights, { __typename: 'StaffRight', area: 'BUYING', access: 'READ' }];
  const viewer = { ...clerk, rights: buyer } as typeof clerk;
  const { sent } = renderConsole({ viewer, server: { Today } });
  const row = await screen.findByRole('link', { name: /Bought, on the way/ });
  expect(row).toHaveTextContent(/46 Waiting.*The oldest Nov 20, 2026/);
  expect(row.closest('li')).toHaveAttribute('data-first');
  expect(
    screen.getByRole('link', { name: /Paid, to be bought/ }).closest('li'),
  ).not.toHaveAttribute('data-first');
  expect(screen.getByRole('link', { name: /Refunds asked for/ })).toHaveTextContent(
    /0 Waiting.*Nothing waits/,
  );
  const rail = within(screen.getByRole('navigation'));
  expect(rail.getByRole('link', { name: /Receive/ })).toHaveTextContent('RReceive46');
  expect(said()).toContain('96 things wait for you');
  // Counts come by themselves: they do not keep the console from locking.
  expect(sent.find(({ name }) => name === 'Today')?.headers).toMatchObject({
    'x-tidebox-staff': 'background',
  });
});

test('nothing waits is said', async () => {
  renderConsole();
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
});

test('what could not be read is read again', async () => {
  let isDown = true;
  const { user } = renderConsole({
    server: { Today: () => (isDown ? refusal('BUSY', 'The server is busy') : Today()) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Bought, on the way/ })).toBeInTheDocument();
});
