import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  ConfirmEmailChangeDocument,
  EmailStatusDocument,
  VerifyEmailDocument,
} from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { ResultPage } from './ResultPage';

const verifyPath = '/user/result?purpose=VERIFY&token=secret';
const changePath = '/user/result?purpose=ACTIVATE_EMAIL&token=secret';
const token = { token: 'secret' };

const verified = answer(VerifyEmailDocument, token, {
  verifyEmail: { __typename: 'VerifyEmailPayload', email: 'mei@example.com' },
});
const EXPIRED = 'The link has expired, please reset the link';
const expired = refusal(VerifyEmailDocument, token, 'LINK_EXPIRED', EXPIRED);

const used = refusal(VerifyEmailDocument, token, 'LINK_USED', 'Used');

function status(isEmailVerified: boolean) {
  const viewer = { __typename: 'Viewer', id: 'v1', email: 'mei@example.com', isEmailVerified };
  return answer(EmailStatusDocument, {}, { viewer });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => screen.getByTestId('address');

test('a good link is redeemed and the address is verified (RT-07, EN-02)', async () => {
  renderScreen(<ResultPage />, { path: verifyPath, mocks: [verified] });
  await title('Your email address is verified');
  expect(screen.getByText('mei@example.com')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login');
});

test('who is signed in goes on shopping', async () => {
  renderScreen(<ResultPage />, { path: verifyPath, cookies: signedIn, mocks: [verified] });
  await title('Your email address is verified');
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('mounted twice it redeems once; the token leaves the address', async () => {
  const strict = (
    <StrictMode>
      <ResultPage />
    </StrictMode>
  );
  // A second mutation would find no mock here and show an error.
  renderScreen(strict, { path: verifyPath, mocks: [verified] });
  await title('Your email address is verified');
  expect(address()).toHaveTextContent(/^\/user\/result\?purpose=VERIFY$/);
});

test('a change of address is confirmed by its own link', async () => {
  const confirmEmailChange = { __typename: 'ConfirmEmailChangePayload', email: 'mei@example.com' };
  const mocks = [answer(ConfirmEmailChangeDocument, token, { confirmEmailChange })];
  renderScreen(<ResultPage />, { path: changePath, mocks });
  await title('Your email address is changed');
  expect(screen.getByText('mei@example.com').parentElement).toHaveTextContent(
    'From now on you log in as mei@example.com.',
  );
});

test('an address that somebody registered meanwhile is told as such', async () => {
  const mocks = [refusal(ConfirmEmailChangeDocument, token, 'EMAIL_TAKEN', 'taken')];
  renderScreen(<ResultPage />, { path: changePath, mocks });
  await title('This address has an account already');
});

test('an old link is told in the words of the specification (RT-07, ER-05)', async () => {
  renderScreen(<ResultPage />, { path: verifyPath, mocks: [expired] });
  await title(EXPIRED);
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
});

test('who is signed in can have a new link sent from there', async () => {
  renderScreen(<ResultPage />, {
    path: verifyPath,
    cookies: signedIn,
    mocks: [expired, status(false)],
  });
  await title(EXPIRED);
  expect(await screen.findByRole('button', { name: 'Send the email again' })).toBeVisible();
});

test('of a bogus link nobody hears that anything is verified, verified or not (RT-07)', async () => {
  const bogus = refusal(VerifyEmailDocument, token, 'LINK_UNKNOWN', 'No such link');
  renderScreen(<ResultPage />, {
    path: verifyPath,
    cookies: signedIn,
    mocks: [bogus, status(true)],
  });
  await title('This link does not work');
  expect(screen.getByText(/copy it whole/)).toBeVisible();
  const next = await screen.findByRole('link', { name: 'Account security' });
  expect(next).toHaveAttribute('href', '/mine/secure');
  expect(screen.queryByText(/verified/)).not.toBeInTheDocument();
});

test('a used link is no bad news for who is verified already; it says that it was used (RT-07)', async () => {
  const mocks = [used, status(true)];
  renderScreen(<ResultPage />, { path: verifyPath, cookies: signedIn, mocks });
  await title('Your email address is already verified');
  expect(screen.getByText(/This link was used before/)).toHaveTextContent('mei@example.com');
  expect(screen.getByRole('link', { name: 'Start shopping' })).toBeVisible();
});

test('a used link alarms no guest: it has done its work, and one logs in (RT-07)', async () => {
  renderScreen(<ResultPage />, { path: verifyPath, mocks: [used] });
  await title('This link was used already');
  expect(screen.getByText(/your email address is verified already: just log in/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login');
});

test('without an answer it can be tried again', async () => {
  const lost = { request: verified.request, error: new Error('offline') };
  const { user } = renderScreen(<ResultPage />, { path: verifyPath, mocks: [lost, verified] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await title('Your email address is verified');
});

test.each([
  ['a guest', '', undefined, 'Log in'],
  ['who is not verified', signedIn, false, 'Send the email again'],
  ['who is verified', signedIn, true, 'Account security'],
])(
  'opened without a link it is neutral and leads on: %s (RT-07)',
  async (_, cookies, isVerified, next) => {
    const mocks = isVerified === undefined ? [] : [status(isVerified)];
    renderScreen(<ResultPage />, { path: '/user/result', cookies, mocks });
    await title('Open the link in our email');
    expect(await screen.findByText(next, { selector: 'a, button' })).toBeVisible();
    expect(screen.queryByText(/is verified/)).not.toBeInTheDocument();
  },
);
