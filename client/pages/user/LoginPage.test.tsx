import { screen, waitFor } from '@testing-library/react';
import { SignInDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { LoginPage } from './LoginPage';

const variables = { input: { email: 'mei@example.com', password: 'abc123' } };
const session = {
  __typename: 'SessionPayload',
  token: 'fresh',
  viewer: { __typename: 'Viewer', id: 'v1' },
};

async function logIn({ user }: ReturnType<typeof renderScreen>) {
  await user.type(screen.getByLabelText('E-mail address'), 'mei@example.com');
  await user.type(screen.getByLabelText('Password'), 'abc123');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each([
  ['/user/login?redirect=%2Fmine%2Forder%3Fpage%3D2', '/mine/order?page=2'],
  ['/user/login?redirect=https%3A%2F%2Fevil.example', '/'],
  ['/user/login', '/'],
])('from %s a shopper comes to %s', async (path, address) => {
  const mocks = [answer(SignInDocument, variables, { signIn: session })];
  await logIn(renderScreen(<LoginPage />, { path, mocks }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
});

test.each([
  ['WRONG_CREDENTIALS', 'E-mail address or password is wrong'],
  ['RATE_LIMITED', 'Too many attempts. Please try again in 12 minutes'],
])('%s is told above the form, and what was typed stays', async (code, message) => {
  const view = renderScreen(<LoginPage />, {
    mocks: [refusal(SignInDocument, variables, code, message)],
  });
  await logIn(view);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(message);
  expect(screen.getByLabelText('E-mail address')).toHaveValue('mei@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('abc123');
});

test('there is a way for who forgot the password and for who has no account', () => {
  renderScreen(<LoginPage />, { path: '/user/login?redirect=%2Fcart' });
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Forgot your password?')).toHaveAttribute('href', '/user/findPassword');
  expect(link('Register')).toHaveAttribute('href', '/user/register?redirect=%2Fcart');
});
