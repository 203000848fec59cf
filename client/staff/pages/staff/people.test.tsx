import { screen, waitFor, within } from '@testing-library/react';
import { owner, refusal, renderConsole, said } from '../../../testing/renderConsole';

beforeEach(() => localStorage.clear());

const person = (id: string, name: string, more: object = {}) => ({
  ...{ __typename: 'StaffMember', id, name, email: `${name.toLowerCase()}@tidebox.example` },
  ...{ roles: ['CLERK'], language: 'en', status: 'ACTIVE', needsFactor: false, hasFactor: false },
  ...{ createdAt: '2026-05-12T08:00:00.000Z', sessions: [], ...more },
});

const ana = person('a', 'Ana');
const bo = person('b', 'Bo', {
  roles: ['PACKER', 'BOOKKEEPER'],
  ...{ needsFactor: true, hasFactor: true },
  sessions: [
    {
      ...{ __typename: 'StaffSession', id: 's', device: 'Chrome', station: 'packing 2' },
      ...{ createdAt: '2026-11-26T07:00:00.000Z', lastUsedAt: '2026-11-26T15:21:00.000Z' },
    },
  ],
});
const StaffMembers = () => ({ staffMembers: [ana, bo] });
const payload = (member: object, more: object = {}) => ({
  ...{ __typename: 'StaffMemberPayload', member, ...more },
});

const open = { path: '/staff', viewer: owner };
const table = () => screen.findByRole('table');

test('everybody stands there with roles, factor and sessions; J and K choose', async () => {
  const { user } = renderConsole({ ...open, server: { StaffMembers } });
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent('AAnaclerk no need0');
  expect(rows[1]).toHaveTextContent(/BBopacker, bookkeeper .*onpacking 21$/);
  expect(said()).toContain('2 people work here');
  expect(screen.getByRole('region', { name: 'Ana' })).toBeInTheDocument();
  await user.keyboard('[KeyJ]');
  expect(screen.getByRole('region', { name: 'Bo' })).toBeInTheDocument();
  await user.keyboard('[KeyJ][KeyK]');
  expect(screen.getByRole('region', { name: 'Ana' })).toBeInTheDocument();
});

test('a letter chooses and shows what follows; only Ctrl+Enter suspends, with a reason', async () => {
  const { user, sent } = renderConsole({
    ...open,
    server: {
      StaffMembers,
      SuspendStaff: ({ input }) =>
        (input as { reason: string }).reason
          ? { suspendStaff: payload({ ...ana, status: 'SUSPENDED' }) }
          : refusal('VALIDATION_FAILED', 'Check the form', { 'input.reason': 'Enter a reason' }),
    },
  });
  await table();
  await user.keyboard('[KeyS]');
  expect(screen.getByText(/All sessions of Ana end within a second/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await user.keyboard('[Enter]');
  expect(sent.filter(({ name }) => name === 'SuspendStaff')).toEqual([]);
  await user.keyboard('{Control>}[Enter]{/Control}');
  expect(await screen.findByText('Enter a reason')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'left us');
  await user.keyboard('{Control>}[Enter]{/Control}');
  expect(await screen.findByText('suspended')).toBeInTheDocument();
  expect(said()).toContain('Ana is suspended');
  expect(sent.at(-1)?.variables).toEqual({ input: { id: 'a', reason: 'left us' } });
  // Who is suspended can be let in again, and nothing else of it.
  expect(screen.getByRole('radio', { name: 'S Let in again' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Link/ })).not.toBeInTheDocument();
});

test('a refusal is said and nothing is lost', async () => {
  const SuspendStaff = () => refusal('LAST_OWNER', 'The last owner cannot be suspended');
  const { user } = renderConsole({ ...open, server: { StaffMembers, SuspendStaff } });
  await table();
  await user.keyboard('[KeyS]');
  await user.keyboard('tidying{Control>}[Enter]{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The last owner cannot be suspended');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('tidying');
});

test('roles are changed by ticks', async () => {
  const { user, sent } = renderConsole({
    ...open,
    server: {
      StaffMembers,
      SetStaffRoles: () => ({ setStaffRoles: payload({ ...ana, roles: ['CLERK', 'PACKER'] }) }),
    },
  });
  await table();
  await user.keyboard('[KeyR]');
  await user.keyboard('also packs');
  await user.click(screen.getByRole('checkbox', { name: 'packer' }));
  await user.click(screen.getByRole('button', { name: /Change roles/ }));
  await waitFor(() => expect(said()).toContain('Ana has other roles'));
  expect(sent.at(-1)?.variables).toEqual({
    input: { id: 'a', reason: 'also packs', roles: ['CLERK', 'PACKER'] },
  });
});

test('a link to a new password is shown once, to be handed over', async () => {
  const link = 'https://staff.tidebox.example/join?token=secret';
  const { user, sent } = renderConsole({
    ...open,
    server: { StaffMembers, ResetStaffAccess: () => ({ resetStaffAccess: payload(bo, { link }) }) },
  });
  await table();
  await user.keyboard('[KeyJ][KeyO]');
  await user.keyboard('lost phone{Control>}[Enter]{/Control}');
  expect(await screen.findByText(link)).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({
    input: { id: 'b', reason: 'lost phone', withoutFactor: true },
  });
});

test('somebody is invited from the keyboard; what is wrong stands at its field', async () => {
  const eva = person('e', 'Eva', { status: 'INVITED' });
  let isTaken = true;
  const { user, sent } = renderConsole({
    ...open,
    server: {
      StaffMembers: () => ({ staffMembers: isTaken ? [ana, bo] : [ana, bo, eva] }),
      InviteStaff: () =>
        isTaken
          ? refusal('VALIDATION_FAILED', 'Check the form', { 'input.email': 'Enter an email' })
          : { inviteStaff: payload(eva) },
    },
  });
  await table();
  await user.keyboard('[KeyI]');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Eva[Tab]eva@[Enter]');
  expect(await screen.findByText('Enter an email')).toBeInTheDocument();
  isTaken = false;
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'tidebox.example');
  await user.click(screen.getByRole('checkbox', { name: 'editor' }));
  await user.keyboard('{Control>}[Enter]{/Control}');
  expect(await screen.findByRole('region', { name: 'Eva' })).toBeInTheDocument();
  expect(said()).toContain('Eva is invited');
  expect(sent.filter(({ name }) => name === 'InviteStaff').at(-1)?.variables).toEqual({
    input: { name: 'Eva', email: 'eva@tidebox.example', roles: ['EDITOR'], language: 'en' },
  });
});

test('what could not be read says why, and is read again', async () => {
  let isDown = true;
  const { user } = renderConsole({
    ...open,
    server: {
      StaffMembers: () => (isDown ? refusal('BUSY', 'The server is busy') : StaffMembers()),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeInTheDocument();
});
