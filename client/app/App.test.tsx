import { screen, waitFor } from '@testing-library/react';
import { CartPageDocument, SignInDocument } from '../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../testing/renderScreen';
import { shell, viewer } from '../testing/shell';
import { App } from './App';

const emptyCart = answer(
  CartPageDocument,
  {},
  {
    cart: { __typename: 'Cart', id: 'c1', selectedCount: 0, selectedTotal: 0, items: [] },
  },
);

const address = () => screen.getByTestId('address').textContent;

test('the guard sends a guest to the login, which leads back (RT-02, RT-36)', async () => {
  const input = { email: 'mei@example.com', password: 'abc123' };
  const payload = {
    __typename: 'SignInPayload',
    token: 'fresh',
    viewer: { __typename: 'Viewer', id: 'v1' },
  };
  const { user, session } = renderScreen(<App />, {
    path: '/cart?from=mail',
    mocks: [
      shell(null),
      refusal(
        SignInDocument,
        { input: { ...input, password: 'wrong1' } },
        'WRONG_CREDENTIALS',
        'No',
      ),
      answer(SignInDocument, { input }, { signIn: payload }),
      shell(viewer),
      emptyCart,
    ],
  });
  expect(address()).toBe('/user/login?redirect=%2Fcart%3Ffrom%3Dmail');

  const email = await screen.findByLabelText('Email address');
  const password = screen.getByLabelText('Password');
  await user.type(email, input.email);
  await user.type(password, 'wrong1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('No');
  expect(email).toHaveValue(input.email);

  await user.clear(password);
  await user.type(password, input.password);
  // The button rests for two seconds after the first attempt.
  await waitFor(
    () =>
      expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    { timeout: 3000 },
  );
  await user.type(password, '{Enter}');
  await waitFor(() => expect(address()).toBe('/cart?from=mail'));
  expect(session.token()).toBe('fresh');
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});

test('an unknown path is not found, and the heading has the focus after a change of screen', async () => {
  const { user } = renderScreen(<App />, { path: '/nowhere', mocks: [shell(null)] });
  expect(await screen.findByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be found',
  );
  expect(screen.getByText('Sorry, the page you are looking for could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find an item' })).toHaveAttribute(
    'href',
    '/productdetail',
  );
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(address()).toBe('/'));
  // The old page stays until the chunk of the new one is there.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), {
    timeout: 10_000,
  });
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(title).not.toBe('This page could not be found');
  await waitFor(() => expect(document.title).toBe(`${title} · Parcelport`));
});

test.each([
  ['/mine', '/mine/setting'],
  ['/user/findPassword', '/user/findPassword'],
  ['/payment/westpay', '/payment/westpay'],
])('%s shows a page at %s', async (path, shown) => {
  renderScreen(<App />, { path, mocks: [shell({})], cookies: signedIn });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('not be found');
  expect(address()).toBe(shown);
});
