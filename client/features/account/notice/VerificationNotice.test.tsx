import { screen, waitFor } from '@testing-library/react';
import {
  SendVerificationMailDocument,
  type VerificationNotice_ViewerFragment,
} from '../../../gql/graphql';
import type { FragmentType } from '../../../gql';
import type { VerificationNotice_ViewerFragmentDoc } from '../../../gql/graphql';
import { answer, renderScreen, signedIn } from '../../../testing/renderScreen';
import { VerificationNotice } from './VerificationNotice';

function viewer(isEmailVerified: boolean, id = 'v1') {
  const account: VerificationNotice_ViewerFragment = {
    ...{ __typename: 'Viewer', id, email: 'mei@example.com', isEmailVerified },
  };
  return account as unknown as FragmentType<typeof VerificationNotice_ViewerFragmentDoc>;
}

const sent = answer(
  SendVerificationMailDocument,
  {},
  { sendVerificationMail: { __typename: 'SendVerificationMailPayload', isAccepted: true } },
);

const notice = () =>
  screen.findByRole('region', { name: 'Your email address is not verified yet' });

test('an unverified shopper is reminded, and can have the email sent again (EN-02)', async () => {
  const { user } = renderScreen(<VerificationNotice viewer={viewer(false)} />, {
    cookies: signedIn,
    mocks: [sent],
  });
  expect(await notice()).toHaveTextContent('Please verify mei@example.com');
  const again = () => screen.getByRole('button', { name: 'Send the email again' });
  await waitFor(() => expect(again()).toHaveAttribute('aria-disabled', 'false'));
  await user.click(again());
  expect(await screen.findByText(/^Sent again/)).toBeInTheDocument();
});

describe('a reminder that was closed', () => {
  /** Returns the cookies of the next visit. */
  async function close() {
    const { user, unmount, session } = renderScreen(<VerificationNotice viewer={viewer(false)} />);
    await notice();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    unmount();
    return { cookies: `verifyLater=${session.verifiesLater()}` };
  }

  test('stays away on the next visit', async () => {
    renderScreen(<VerificationNotice viewer={viewer(false)} />, await close());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('comes back to another shopper', async () => {
    renderScreen(<VerificationNotice viewer={viewer(false, 'v2')} />, await close());
    expect(await notice()).toBeInTheDocument();
  });
});

test('who is verified sees none', () => {
  const { container } = renderScreen(<VerificationNotice viewer={viewer(true)} />);
  expect(container).not.toHaveTextContent('verify');
});
