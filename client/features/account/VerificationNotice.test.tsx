import { screen } from '@testing-library/react';
import {
  SendVerificationMailDocument,
  type VerificationNotice_ViewerFragment,
} from '../../gql/graphql';
import type { FragmentType } from '../../gql';
import type { VerificationNotice_ViewerFragmentDoc } from '../../gql/graphql';
import { answer, renderScreen, signedIn } from '../../testing/renderScreen';
import { VerificationNotice } from './VerificationNotice';

function viewer(isEmailVerified: boolean) {
  const account: VerificationNotice_ViewerFragment = {
    ...{ __typename: 'Viewer', id: 'v1', email: 'mei@example.com', isEmailVerified },
  };
  return account as unknown as FragmentType<typeof VerificationNotice_ViewerFragmentDoc>;
}

const sent = answer(
  SendVerificationMailDocument,
  {},
  { sendVerificationMail: { __typename: 'LinkSentPayload', isAccepted: true } },
);

const notice = () =>
  screen.findByRole('region', { name: 'Your e-mail address is not verified yet' });

test('an unverified shopper is reminded, and can have the letter sent again (EN-02)', async () => {
  const { user } = renderScreen(<VerificationNotice viewer={viewer(false)} />, {
    cookies: signedIn,
    mocks: [sent],
  });
  expect(await notice()).toHaveTextContent('Please verify mei@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the letter again' }));
  expect(await screen.findByText(/^Sent again/)).toBeInTheDocument();
});

test('the reminder goes when it is closed', async () => {
  const { user } = renderScreen(<VerificationNotice viewer={viewer(false)} />);
  await notice();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('who is verified sees none', () => {
  const { container } = renderScreen(<VerificationNotice viewer={viewer(true)} />);
  expect(container).not.toHaveTextContent('verify');
});
