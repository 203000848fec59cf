import { screen, waitFor } from '@testing-library/react';
import { CheckResetLinkDocument, ResetPasswordDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { ResetPasswordPage } from './ResetPasswordPage';

const path = '/user/resetPassword?token=secret';
const input = { token: 'secret', password: 'fresh4you', passwordConfirmation: 'fresh4you' };

const checked = (isGood: boolean) =>
  answer(
    CheckResetLinkDocument,
    { token: 'secret' },
    { checkResetLink: { __typename: 'ResetLink', isGood } },
  );
const payload = { __typename: 'ResetPasswordPayload', isReset: true };
const EXPIRED = 'The link has expired, please reset the link';

async function choose({ user }: ReturnType<typeof renderScreen>, again = 'fresh4you') {
  await user.type(await screen.findByLabelText('New password'), 'fresh4you');
  await user.type(screen.getByLabelText('Password again'), again);
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
}

const address = () => screen.getByTestId('address');

test('a good link opens the form; a new password leads to the login (RT-06)', async () => {
  const view = renderScreen(<ResetPasswordPage />, {
    path,
    cookies: signedIn,
    mocks: [checked(true), answer(ResetPasswordDocument, { input }, { resetPassword: payload })],
  });
  await choose(view);
  await waitFor(() => expect(address()).toHaveTextContent('/user/login'));
  expect(screen.getByText('Your new password is set. Log in with it.')).toBeInTheDocument();
  expect(view.session.isSignedIn()).toBe(false);
});

test('the token leaves the address at once', async () => {
  renderScreen(<ResetPasswordPage />, { path, mocks: [checked(true)] });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/user\/resetPassword$/));
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
});

test('two passwords that differ are told before anything is sent', async () => {
  const view = renderScreen(<ResetPasswordPage />, { path, mocks: [checked(true)] });
  await choose(view, 'other4you');
  expect(await screen.findByRole('alert')).toHaveTextContent('The two passwords do not match');
});

test('a link that is used or too old leads to a new one (ER-05)', async () => {
  renderScreen(<ResetPasswordPage />, { path, mocks: [checked(false)] });
  expect(await screen.findByRole('heading', { level: 1, name: EXPIRED })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
    'href',
    '/user/findPassword',
  );
});

test('so does one that expired while the form was open (ER-05)', async () => {
  const view = renderScreen(<ResetPasswordPage />, {
    path,
    mocks: [checked(true), refusal(ResetPasswordDocument, { input }, 'LINK_EXPIRED', EXPIRED)],
  });
  await choose(view);
  expect(await screen.findByRole('heading', { level: 1, name: EXPIRED })).toBeInTheDocument();
});

test('after a reload the email has the link still', () => {
  renderScreen(<ResetPasswordPage />, { path: '/user/resetPassword' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Open the link in our email');
});
