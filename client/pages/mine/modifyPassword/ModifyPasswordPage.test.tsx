import { screen, waitFor } from '@testing-library/react';
import { ChangePasswordDocument, ModifyPasswordPageDocument } from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { ModifyPasswordPage } from './ModifyPasswordPage';

const session = (id: string, isCurrent = false) => ({ __typename: 'Session', id, isCurrent });
const page = (...others: string[]) =>
  answer(
    ModifyPasswordPageDocument,
    {},
    { sessions: [session('s1', true), ...others.map((id) => session(id))] },
  );
const input = {
  oldPassword: 'secret123',
  password: 'fresh4you',
  passwordConfirmation: 'fresh4you',
};

const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<ModifyPasswordPage />, { path: '/mine/modifyPassword', cookies: signedIn, mocks });
type User = ReturnType<typeof show>['user'];

async function fill(user: User, again = input.passwordConfirmation) {
  for (const [label, text] of [
    ['Current password', input.oldPassword],
    ['New password', input.password],
    ['New password again', again],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('the password is changed; who is signed out is said before and after (RT-11)', async () => {
  const changed = answer(
    ChangePasswordDocument,
    { input },
    {
      changePassword: {
        __typename: 'ChangePasswordPayload',
        viewer: { __typename: 'Viewer', id: 'v1' },
      },
    },
  );
  const { user } = show(page('s2', 's3'), changed);
  expect(
    await screen.findByText(
      'Choose a new password. You stay logged in on this device; 2 other devices are logged out.',
    ),
  ).toBeVisible();
  await fill(user);
  expect(
    await screen.findByText('Your password is changed. All other devices are logged out.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/mine/secure'));
});

test('a wrong present password is told at its field (RT-11)', async () => {
  const wrong = 'The password is wrong';
  const { user } = show(
    page(),
    refusal(ChangePasswordDocument, { input }, 'WRONG_PASSWORD', wrong),
  );
  await fill(user);
  await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(wrong);
});

test('two passwords that differ are not sent (VA-02)', async () => {
  const { user } = show(page());
  await fill(user, 'other4you');
  expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(
    'The two passwords do not match',
  );
});
