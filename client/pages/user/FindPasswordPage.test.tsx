import { act, fireEvent, screen } from '@testing-library/react';
import { RequestPasswordResetDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { FindPasswordPage } from './FindPasswordPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const variables = { email: 'mei@example.com' };
const payload = { __typename: 'RequestPasswordResetPayload', isAccepted: true };
const accepted = answer(RequestPasswordResetDocument, variables, { requestPasswordReset: payload });
const tooMany = refusal(
  RequestPasswordResetDocument,
  variables,
  'RATE_LIMITED',
  'Too many attempts. Please try again in 43 minutes',
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const email = () => screen.getByLabelText('Email address');

async function ask(address = variables.email) {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
  await pass(10);
}

test('whoever asks is told the same: look into your mail (RT-05)', async () => {
  renderScreen(<FindPasswordPage />, { mocks: [accepted] });
  await ask();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email');
  expect(screen.getByText('mei@example.com').parentElement).toHaveTextContent(
    'If mei@example.com has an account with us, a link is on its way there.',
  );
});

test('the email is sent again after a minute; a refusal is told there (RT-05)', async () => {
  renderScreen(<FindPasswordPage />, { mocks: [accepted, tooMany] });
  await ask();
  expect(screen.getByRole('button', { name: 'Send again in 60\u00a0s' })).toBeInTheDocument();
  await pass(61_000);
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  await pass(10);
  expect(screen.getByText(/try again in 43 minutes/)).toHaveRole('status');
});

test('another address can be tried, starting from the one that was typed', async () => {
  renderScreen(<FindPasswordPage />, { mocks: [accepted] });
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(email()).toHaveValue('mei@example.com');
});

test('what is no address is told before anything is sent; a limit stands in the summary', async () => {
  renderScreen(<FindPasswordPage />, { mocks: [tooMany] });
  await ask('mei');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your email address');
  await pass(2_000);
  await ask();
  expect(screen.getByRole('alert')).toHaveTextContent('try again in 43 minutes');
});
