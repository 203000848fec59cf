import { act, screen } from '@testing-library/react';
import { clerk, owner, refusal, renderConsole } from '../../testing/renderConsole';

beforeEach(() => localStorage.clear());

type Viewer = typeof clerk | null;

/** A server at which whoever signs in, confirms or unlocks is another state further. */
function door(first: Viewer, then: Viewer) {
  let viewer = first;
  const pass = () => {
    viewer = then;
    return { __typename: 'StaffSessionPayload', viewer };
  };
  return { viewer: () => viewer, pass };
}

const inState = (state: string, person = clerk) => ({ ...person, state }) as typeof clerk;

test('somebody signs in by email and password, and is at work', async () => {
  const { viewer, pass } = door(null, clerk);
  const { user, sent } = renderConsole({ viewer, server: { SignIn: () => ({ signIn: pass() }) } });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'mei@tidebox.example');
  const password = screen.getByLabelText('Password');
  await user.type(password, 'correct horse');
  await user.keyboard('{Alt>}[KeyR]{/Alt}');
  expect(password).toHaveAttribute('type', 'text');
  await user.keyboard('[Enter]');
  expect(await screen.findByRole('navigation')).toBeInTheDocument();
  const signIn = sent.find(({ name }) => name === 'SignIn');
  expect(signIn?.variables).toEqual({
    input: { email: 'mei@tidebox.example', password: 'correct horse' },
  });
  expect(signIn?.headers).toMatchObject({ 'x-tidebox-staff': '1', 'client-lang': 'en' });
});

test('a wrong password is said; the address stays, the password is asked for again', async () => {
  const server = { SignIn: () => refusal('WRONG_CREDENTIALS', 'Email or password is wrong') };
  const { user } = renderConsole({ viewer: null, server });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'mei@tidebox.example');
  await user.type(screen.getByLabelText('Password'), 'wrong[Enter]');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mei@tidebox.example');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('the second factor goes on by itself after the sixth figure, also pasted with a space', async () => {
  const { viewer, pass } = door(inState('FACTOR', owner), owner);
  const codes: unknown[] = [];
  const { user } = renderConsole({
    viewer,
    server: {
      ConfirmFactor: ({ input }) => {
        codes.push(input);
        if (codes.length === 1) return refusal('FACTOR_WRONG', 'The code is wrong');
        return { confirmFactor: pass() };
      },
    },
  });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.getByRole('heading')).toHaveTextContent('Your second factor, Ada');
  await user.type(code, '418111');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong');
  expect(code).toHaveValue('');
  await user.click(code);
  await user.paste('418 222');
  expect(await screen.findByRole('navigation')).toBeInTheDocument();
  expect(codes).toEqual([{ code: '418111' }, { code: '418222' }]);
});

test('who lost the phone uses a recovery code', async () => {
  const { viewer, pass } = door(inState('FACTOR', owner), owner);
  const { user, sent } = renderConsole({
    viewer,
    server: { ConfirmFactor: () => ({ confirmFactor: pass() }) },
  });
  await user.click(await screen.findByRole('button', { name: /one of ten recovery codes/ }));
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh[Enter]');
  expect(await screen.findByRole('navigation')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'ConfirmFactor')?.variables).toEqual({
    input: { code: 'abcd-efgh' },
  });
});

test('roles that decide about money set the factor up first, and see their recovery codes once', async () => {
  const { viewer, pass } = door(inState('ENROL', owner), owner);
  const { user, sent } = renderConsole({
    viewer,
    server: {
      BeginFactor: () => ({
        beginFactor: { __typename: 'FactorSetUpType', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' },
      }),
      SetUpFactor: () => ({ confirmFactor: { ...pass(), recoveryCodes: ['aaaa', 'bbbb'] } }),
    },
  });
  expect(await screen.findByText('JBSWY3DP')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '418222');
  expect(await screen.findByText('bbbb')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'SetUpFactor')?.variables).toEqual({
    input: { code: '418222', secret: 'JBSWY3DP' },
  });
  await user.click(screen.getByRole('button', { name: /I have kept them/ }));
  expect(await screen.findByRole('navigation')).toBeInTheDocument();
});

test('a lock hides the work and keeps it; a scan does not open it, and nothing behind it hears a key', async () => {
  let viewer: Viewer = clerk;
  const unlocked = () => {
    viewer = clerk;
    return { unlock: { __typename: 'StaffSessionPayload', viewer } };
  };
  const { user, client, scan } = renderConsole({
    path: '/scanner',
    viewer: () => viewer,
    server: { Unlock: unlocked },
  });
  await user.type(await screen.findByRole('textbox', { name: /Test field/ }), 'KX77');
  viewer = inState('LOCKED');
  await act(() => client.refetchQueries({ include: 'active' }));
  expect(await screen.findByRole('heading', { name: 'Back again, Mei?' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await scan('KX773041829956');
  expect(screen.getByRole('alert')).toHaveTextContent('Locked. The scan was not taken.');
  screen.getByRole('button', { name: /somebody else/ }).focus();
  await user.keyboard('[KeyG][KeyR]');
  await user.type(screen.getByLabelText('Password'), 'correct horse[Enter]');
  expect(await screen.findByRole('textbox', { name: /Test field/ })).toHaveValue('KX77');
});

test('an operation refused because of the session shows the door', async () => {
  let viewer: Viewer = owner;
  const StaffMembers = () => {
    viewer = null;
    return refusal('STAFF_SIGN_IN', 'Please sign in');
  };
  renderConsole({ path: '/staff', viewer: () => viewer, server: { StaffMembers } });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

test('who leaves takes the tape along', async () => {
  let viewer: Viewer = clerk;
  const SignOut = () => {
    viewer = null;
    return { signOut: { __typename: 'StaffSessionPayload', viewer: null } };
  };
  const { user, scan } = renderConsole({ viewer: () => viewer, server: { SignOut } });
  await screen.findByRole('navigation');
  await scan('KX773041829956');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(localStorage.getItem('staff.tape')).toBe('[]');
});

test('an invitation leads to a password and to work; the token leaves the address', async () => {
  const { viewer, pass } = door(null, clerk);
  const { user, sent } = renderConsole({
    path: '/join?token=secret',
    viewer,
    server: {
      StaffLink: () => ({
        staffLink: {
          ...{ __typename: 'StaffLinkOwner', purpose: 'INVITATION' },
          ...{ name: 'Mei', email: 'mei@tidebox.example' },
        },
      }),
      RedeemStaffLink: () => ({ redeemStaffLink: pass() }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Welcome, Mei' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('New password'), 'four words and more[Enter]');
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Today');
  expect(sent.find(({ name }) => name === 'RedeemStaffLink')?.variables).toEqual({
    input: { token: 'secret', password: 'four words and more' },
  });
});

test('a used link says what to do', async () => {
  const server = { StaffLink: () => refusal('LINK_USED', 'This link was used before') };
  renderConsole({ path: '/join?token=old', viewer: null, server });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before');
  expect(screen.getByText('Links work once. Ask an owner for another one.')).toBeInTheDocument();
});
