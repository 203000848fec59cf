import { act, fireEvent, screen } from '@testing-library/react';
import { EmailStatusDocument, SendVerificationMailDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { RegisterSuccessPage } from './RegisterSuccessPage';

// The countdown steps at whole seconds: the tests begin at one.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

function status(isEmailVerified: boolean) {
  const viewer = { __typename: 'Viewer', id: 'v1', email: 'mei@example.com', isEmailVerified };
  return answer(EmailStatusDocument, {}, { viewer });
}
const sent = answer(
  SendVerificationMailDocument,
  {},
  { sendVerificationMail: { __typename: 'SendVerificationMailPayload', isAccepted: true } },
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const resend = () => screen.getByRole('button', { name: /email again|Send again/ });

const newcomer = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<RegisterSuccessPage />, {
    path: '/user/registerSuccess?redirect=%2Fcart',
    cookies: signedIn,
    mocks,
  });

test('a newcomer reads where the email went, and goes on to where they came from (RT-04)', async () => {
  newcomer(status(false));
  await pass(10);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registration succeeded');
  expect(screen.getByText('mei@example.com')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
});

test('the email is sent again after a minute, then another minute passes (RT-04)', async () => {
  newcomer(status(false), sent);
  await pass(10);
  expect(resend()).toHaveAccessibleName('Send again in 60\u00a0s');
  expect(resend()).toHaveAttribute('aria-disabled', 'true');
  await pass(20_000);
  expect(resend()).toHaveAccessibleName('Send again in 40\u00a0s');
  await pass(41_000);
  expect(resend()).toHaveAccessibleName('Send the email again');
  fireEvent.click(resend());
  await pass(10);
  expect(screen.getByText('Sent again. Look among the spam too.')).toHaveRole('status');
  expect(resend()).toHaveAccessibleName('Send again in 60\u00a0s');
});

test('what the server says against another email is told where it was asked for', async () => {
  const message = 'Too many attempts. Please try again in 43 minutes';
  newcomer(status(false), refusal(SendVerificationMailDocument, {}, 'RATE_LIMITED', message));
  await pass(61_000);
  fireEvent.click(resend());
  await pass(10);
  expect(screen.getByText(message)).toHaveRole('status');
  await pass(2_000);
  expect(resend()).toHaveAttribute('aria-disabled', 'false');
});

test('where the server saw an email that the page did not, its seconds count down (API-12)', async () => {
  const message = 'Too many attempts. Please try again in 23 seconds';
  const params = { seconds: 23, minutes: 1 };
  newcomer(
    status(false),
    refusal(SendVerificationMailDocument, {}, 'RATE_LIMITED', message, undefined, params),
    sent,
  );
  await pass(61_000);
  fireEvent.click(resend());
  await pass(10);
  expect(screen.getByText(message)).toHaveRole('status');
  expect(resend()).toHaveAccessibleName('Send again in 23\u00a0s');
  await pass(24_000);
  fireEvent.click(resend());
  await pass(10);
  expect(screen.getByText('Sent again. Look among the spam too.')).toHaveRole('status');
});

test('who is verified already is not asked to wait for an email', async () => {
  newcomer(status(true));
  await pass(10);
  expect(screen.getByText(/your address is verified/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who is not signed in is told what helps; only the owner can have an email sent', async () => {
  renderScreen(<RegisterSuccessPage />, { path: '/user/registerSuccess' });
  await pass(10);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email');
  expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/user/login');
  expect(screen.getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
    'href',
    '/user/findPassword',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
