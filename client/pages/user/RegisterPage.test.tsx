import { screen, waitFor } from '@testing-library/react';
import { RegisterDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { RegisterPage } from './RegisterPage';

const input = {
  email: 'mei@example.com',
  password: 'abc123',
  passwordConfirmation: 'abc123',
  agreesToTerms: true,
};

const payload = {
  __typename: 'SessionPayload',
  token: 'fresh',
  viewer: { __typename: 'Viewer', id: 'v1' },
};

const email = () => screen.getByLabelText('E-mail address');
const password = () => screen.getByLabelText('Password');
const again = () => screen.getByLabelText('Password again');
const submit = () => screen.getByRole('button', { name: 'Register' });

type User = ReturnType<typeof renderScreen>['user'];

async function fillIn(user: User, confirmation = input.password) {
  await user.type(email(), input.email);
  await user.type(password(), input.password);
  await user.type(again(), confirmation);
  await user.click(screen.getByRole('checkbox'));
}

test('everything is required, the terms too', async () => {
  const { user } = renderScreen(<RegisterPage />);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enter your e-mail address, for example mei@example.com' +
      'password must contain digits and letters' +
      'Agree to the terms of service',
  );
});

test('VA-01: the rules of the password are ticked off while it is typed', async () => {
  const { user } = renderScreen(<RegisterPage />);
  const rule = (text: string) => screen.getByText(text).closest('li');
  await user.type(password(), 'abc');
  expect(rule('At least one letter')).toHaveTextContent('(done)');
  expect(rule('At least one digit')).toHaveTextContent('(still open)');
  await user.type(password(), '123');
  expect(rule('At least one digit')).toHaveTextContent('(done)');
  expect(rule('6 to 20 characters')).toHaveTextContent('(done)');
});

test('VA-02: two passwords that differ are told as such', async () => {
  const { user } = renderScreen(<RegisterPage />);
  await fillIn(user, 'abc124');
  await user.click(submit());
  await waitFor(() =>
    expect(again()).toHaveAccessibleDescription('The two passwords do not match'),
  );
});

test('a new shopper is signed in and sees that it worked', async () => {
  const { user, session } = renderScreen(<RegisterPage />, {
    path: '/user/register?redirect=%2Fcart',
    mocks: [answer(RegisterDocument, { input }, { register: payload })],
  });
  await fillIn(user);
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/user/registerSuccess?redirect=%2Fcart',
    ),
  );
  expect(session.token()).toBe('fresh');
});

test('a refusal that concerns no single field stands in the summary; nothing typed is lost', async () => {
  const { user, session } = renderScreen(<RegisterPage />, {
    mocks: [refusal(RegisterDocument, { input }, 'EMAIL_TAKEN', 'This address is taken')],
  });
  await fillIn(user);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('This address is taken');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(email()).toHaveValue(input.email);
  expect(session.isSignedIn()).toBe(false);
});
