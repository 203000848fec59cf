import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RegisterDocument, RegistrationCaptchaDocument, SignInDocument } from '../../gql/graphql';
import { answer, refusal, refused, renderScreen } from '../../testing/renderScreen';
import { RegisterPage } from './RegisterPage';

const typed = {
  email: 'mei@example.com',
  password: 'orchid88',
  passwordConfirmation: 'orchid88',
  agreesToTerms: true,
};
const input = { ...typed, captchaKey: 'key1', captchaCode: 'h7kq2' };

const accepted = { __typename: 'RegisterPayload', isAccepted: true };
const registers = answer(RegisterDocument, { input }, { register: accepted });
const signIn = { input: { email: typed.email, password: typed.password } };
const session = {
  __typename: 'SignInPayload',
  token: 'fresh',
  viewer: { __typename: 'Viewer', id: 'v1' },
};

/** The captcha that the server issues at the first, second … time. */
function captcha(number: number) {
  const registrationCaptcha = {
    __typename: 'Captcha',
    key: `key${number}`,
    image: `data:image/svg+xml;base64,${number}`,
    question: `How much is two plus ${number}?`,
  };
  return answer(RegistrationCaptchaDocument, {}, { registrationCaptcha });
}

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const again = () => screen.getByLabelText('Password again');
const code = () => screen.getByLabelText('Verification code');
const submit = () => screen.getByRole('button', { name: 'Register' });
const picture = () => screen.findByRole('img', { name: /^Five characters/ });

type User = ReturnType<typeof renderScreen>['user'];

/** Pasted, not typed: a keystroke each would take its time in every test. */
async function fillIn(user: User, confirmation = typed.password) {
  await picture();
  const paste = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  paste(email(), typed.email);
  paste(password(), typed.password);
  paste(again(), confirmation);
  paste(code(), input.captchaCode);
  await user.click(screen.getByRole('checkbox'));
}

test('everything is required, the terms too', async () => {
  const { user } = renderScreen(<RegisterPage />, { mocks: [captcha(1)] });
  await picture();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enter your email address, for example mei@example.com' +
      'password must contain digits and letters' +
      'Enter the verification code' +
      'Agree to the terms of service',
  );
});

test('the terms can be read without losing what was typed (VA-15)', async () => {
  renderScreen(<RegisterPage />, { mocks: [captcha(1)] });
  const terms = await screen.findByRole('link', { name: 'terms of service' });
  expect(terms).toHaveAttribute('href', '/article/86');
  expect(terms).toHaveAttribute('target', '_blank');
});

test('VA-01: the rules of the password are ticked off while it is typed', async () => {
  const { user } = renderScreen(<RegisterPage />, { mocks: [captcha(1)] });
  expect(await screen.findByLabelText('Password')).toHaveAttribute(
    'passwordrules',
    'minlength: 6; maxlength: 20; required: lower, upper; required: digit;',
  );
  const rule = (text: string) => screen.getByText(text).closest('li');
  await user.type(password(), 'abc');
  expect(rule('At least one letter')).toHaveTextContent('(done)');
  expect(rule('At least one digit')).toHaveTextContent('(still open)');
  await user.type(password(), '123');
  expect(rule('At least one digit')).toHaveTextContent('(done)');
  expect(rule('6 to 20 characters')).toHaveTextContent('(done)');
});

test('VA-01: that many people use a password is a rule of the list, not a late surprise', async () => {
  const { user } = renderScreen(<RegisterPage />, { mocks: [captcha(1)] });
  const rule = () => screen.getByText('Not one that many people use').closest('li');
  expect(rule()).toHaveTextContent('(still open)');
  await user.type(password(), 'Password1');
  expect(rule()).toHaveTextContent('(still open)');
  await user.tab();
  const told = 'Many people use this password. Choose one of your own';
  expect(await screen.findByText(told)).toBeVisible();
  await user.type(password(), 'x');
  expect(rule()).toHaveTextContent('(done)');
  await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
});

test('VA-02: two passwords that differ are told as such', async () => {
  const { user } = renderScreen(<RegisterPage />, { mocks: [captcha(1)] });
  await fillIn(user, 'orchid89');
  await user.click(submit());
  await waitFor(() =>
    expect(again()).toHaveAccessibleDescription('The two passwords do not match'),
  );
});

test('a new shopper is signed in and sees that it worked (ST-02)', async () => {
  const { user, session: kept } = renderScreen(<RegisterPage />, {
    path: '/user/register?redirect=%2Fcart',
    mocks: [captcha(1), registers, answer(SignInDocument, signIn, { signIn: session })],
  });
  await fillIn(user);
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/user/registerSuccess?redirect=%2Fcart',
    ),
  );
  expect(kept.token()).toBe('fresh');
});

test('where the address had an account the next screen is the same, without a session', async () => {
  const { user, session: kept } = renderScreen(<RegisterPage />, {
    mocks: [
      captcha(1),
      registers,
      refused(SignInDocument, signIn, ['PlainRefusal', 'WRONG_CREDENTIALS', 'It is wrong']),
    ],
  });
  await fillIn(user);
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/user/registerSuccess'),
  );
  expect(kept.isSignedIn()).toBe(false);
  expect(screen.queryByText('Email address or password is wrong')).not.toBeInTheDocument();
});

describe('The verification code (RT-03, VA-15)', () => {
  test('can be changed for another one, and answered by ear', async () => {
    const { user } = renderScreen(<RegisterPage />, { mocks: [captcha(1), captcha(2)] });
    expect(await picture()).toHaveAttribute('src', 'data:image/svg+xml;base64,1');
    screen.getByRole('button', { name: 'Another code' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await picture()).toHaveAttribute('src', 'data:image/svg+xml;base64,2'),
    );
    await user.click(screen.getByRole('button', { name: 'Answer a question instead' }));
    expect(screen.getByText('How much is two plus 2?')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('refused is told at its field; a fresh one is shown and nothing else is lost', async () => {
    const message = 'The verification code is wrong or too old. Please enter the new one';
    const { user } = renderScreen(<RegisterPage />, {
      mocks: [
        captcha(1),
        refused(RegisterDocument, { input }, ['PlainRefusal', 'WRONG_CAPTCHA', message]),
        captcha(2),
      ],
    });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(code()).toHaveAccessibleDescription(message));
    expect(await picture()).toHaveAttribute('src', 'data:image/svg+xml;base64,2');
    expect(code()).toHaveValue('');
    expect(email()).toHaveValue(typed.email);
    expect(password()).toHaveValue(typed.password);
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.type(code(), 'x');
    expect(code()).not.toHaveAccessibleDescription(message);
  });

  test('is not used up by a form that the server finds incomplete', async () => {
    const fields = { password: 'Many people use this password. Choose one of your own' };
    const invalid = ['InvalidInput', 'VALIDATION_FAILED', 'Please check'] as const;
    const { user } = renderScreen(<RegisterPage />, {
      mocks: [captcha(1), refused(RegisterDocument, { input }, invalid, fields)],
    });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(fields.password));
    expect(code()).toHaveValue(input.captchaCode);
  });

  test('is not asked for where the site wants none', async () => {
    const none = answer(RegistrationCaptchaDocument, {}, { registrationCaptcha: null });
    renderScreen(<RegisterPage />, { mocks: [none] });
    await waitFor(() =>
      expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument(),
    );
  });

  test('that could not be loaded says so and can be asked for again', async () => {
    const failed = refusal(RegistrationCaptchaDocument, {}, 'RATE_LIMITED', 'Too many');
    const { user } = renderScreen(<RegisterPage />, { mocks: [failed, captcha(2)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Another code' }));
    await picture();
  });
});

test('a refusal that concerns no single field stands in the summary; nothing typed is lost', async () => {
  const message = 'Too many attempts. Please try again in 60 minutes';
  const { user, session: kept } = renderScreen(<RegisterPage />, {
    mocks: [captcha(1), refusal(RegisterDocument, { input }, 'RATE_LIMITED', message), captcha(2)],
  });
  await fillIn(user);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(message);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(email()).toHaveValue(typed.email);
  expect(kept.isSignedIn()).toBe(false);
});

test('the address is there again after a reload; passwords and answers are kept nowhere', async () => {
  const { user, unmount } = renderScreen(<RegisterPage />, { mocks: [captcha(1)] });
  await fillIn(user);
  unmount();
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(kept).not.toContain(typed.password);
  expect(kept).not.toContain(input.captchaCode);
  renderScreen(<RegisterPage />, { mocks: [captcha(2)] });
  await picture();
  expect(email()).toHaveValue(typed.email);
  expect(password()).toHaveValue('');
});

test('without a network the verification code and its answer are kept, and one sends it again', async () => {
  const { user, session: kept } = renderScreen(<RegisterPage />, {
    mocks: [
      captcha(1),
      { ...registers, result: undefined, error: new TypeError('Failed to fetch') },
      registers,
      answer(SignInDocument, signIn, { signIn: session }),
    ],
  });
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/server cannot be reached/);
  expect(await picture()).toHaveAttribute('src', 'data:image/svg+xml;base64,1');
  expect(code()).toHaveValue(input.captchaCode);
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'false'), {
    timeout: 3000,
  });
  await user.click(submit());
  await waitFor(() => expect(kept.token()).toBe('fresh'));
});

test('a verification code that could not be loaded comes by itself once there is a network', async () => {
  const unanswered = { ...captcha(1), result: undefined, error: new TypeError('Failed to fetch') };
  renderScreen(<RegisterPage />, { mocks: [unanswered, captcha(2)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be loaded');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await picture()).toHaveAttribute('src', 'data:image/svg+xml;base64,2');
});
