import { act, screen, waitFor } from '@testing-library/react';
import { SignInDocument } from '../../gql/graphql';
import { answer, refusal, refused, renderScreen } from '../../testing/renderScreen';
import { App } from '../../app/App';
import { shell } from '../../testing/shell';
import { LoginPage } from './LoginPage';

const variables = { input: { email: 'mei@example.com', password: 'abc123' } };
const session = {
  __typename: 'SignInPayload',
  token: 'fresh',
  viewer: { __typename: 'Viewer', id: 'v1' },
};

async function logIn({ user }: ReturnType<typeof renderScreen>) {
  await user.type(screen.getByLabelText('Email address'), 'mei@example.com');
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

const wrong = 'Email address or password is wrong';
const often = 'Too many attempts. Please try again in 12 minutes';
test.each([
  [wrong, refused(SignInDocument, variables, ['PlainRefusal', 'WRONG_CREDENTIALS', wrong])],
  [often, refusal(SignInDocument, variables, 'RATE_LIMITED', often)],
])('“%s” is told above the form, and what was typed stays', async (message, mock) => {
  const view = renderScreen(<LoginPage />, { mocks: [mock] });
  await logIn(view);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(message);
  expect(screen.getByLabelText('Email address')).toHaveValue('mei@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('abc123');
});

test('there is a way for who forgot the password and for who has no account', () => {
  renderScreen(<LoginPage />, { path: '/user/login?redirect=%2Fcart' });
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Forgot your password?')).toHaveAttribute('href', '/user/findPassword');
  expect(link('Register')).toHaveAttribute('href', '/user/register?redirect=%2Fcart');
});

describe('the demo', () => {
  const demoShopper = {
    __typename: 'DemoShopper' as const,
    email: 'demo@tidebox.example',
    password: 'demo1234',
  };
  const fill = () => screen.queryByRole('button', { name: 'Fill in' });

  test('says who its shopper is, and fills the form in at one click', async () => {
    const mocks = [shell(null, { demoShopper })];
    const { user } = renderScreen(<App />, { path: '/user/login', mocks });
    expect(await screen.findByText(demoShopper.email)).toBeVisible();
    expect(screen.getByText(demoShopper.password)).toBeVisible();
    await user.click(fill()!);
    expect(screen.getByLabelText('Email address')).toHaveValue(demoShopper.email);
    expect(screen.getByLabelText('Password')).toHaveValue(demoShopper.password);
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  test('is the only place that names anybody', async () => {
    const mocks = [shell(null, { demo: false, demoShopper: null })];
    renderScreen(<App />, { path: '/user/login', mocks });
    expect(await screen.findByRole('link', { name: 'Parcelport' })).toBeVisible();
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(fill()).not.toBeInTheDocument();
  });
});

test('a field that is left empty says what it wants (VA-17)', async () => {
  const { user } = renderScreen(<LoginPage />);
  await user.click(screen.getByLabelText('Email address'));
  await user.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/^Enter your email/),
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'false');
});

test('what is told of a field that was left does not push away what is being clicked (VA-17)', async () => {
  const { user } = renderScreen(<LoginPage />);
  await user.click(screen.getByLabelText('Email address'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Register') });
  expect(screen.getByLabelText('Email address')).not.toHaveFocus();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Email address')).toHaveAttribute('aria-invalid', 'false');
  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/user/register'));
});
