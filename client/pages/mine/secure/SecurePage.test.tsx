import { screen, waitFor, within } from '@testing-library/react';
import {
  DeleteAccountDocument,
  DeletionCheckDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RequestEmailChangeDocument,
  SecurePageDocument,
  SendVerificationMailDocument,
} from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { SecurePage } from './SecurePage';

const session = (id: string, device: string, isCurrent = false) => ({
  __typename: 'Session',
  ...{ id, device, isCurrent },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-22T10:00:00.000Z' },
});
const here = session('s1', 'Firefox · Linux', true);
const phone = session('s2', 'Safari · iOS');
const unknown = session('s3', '');

const page = (viewer: object = {}, sessions = [here, phone, unknown]) =>
  answer(
    SecurePageDocument,
    {},
    {
      viewer: {
        ...{ __typename: 'Viewer', id: 'v1', email: 'mei@example.com', isEmailVerified: true },
        ...viewer,
      },
      sessions,
    },
  );
const check = (...obstacles: string[]) =>
  answer(DeletionCheckDocument, {}, { deletionCheck: { __typename: 'DeletionCheck', obstacles } });
const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<SecurePage />, { path: '/mine/secure', cookies: signedIn, mocks });

const press = async (user: ReturnType<typeof show>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function enter(user: ReturnType<typeof show>['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

beforeEach(() => sessionStorage.clear());

test('a verified address says so; the password has its page (RT-10, EN-02)', async () => {
  show(page());
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/mine/modifyPassword',
  );
});

test('an unverified address says so, and the link is sent again (RT-10, EN-02)', async () => {
  const sent = answer(
    SendVerificationMailDocument,
    {},
    { sendVerificationMail: { __typename: 'SendVerificationMailPayload', isAccepted: true } },
  );
  const { user } = show(page({ isEmailVerified: false }), sent);
  expect(await screen.findByText('Not verified yet')).toBeVisible();
  await press(user, 'Send the link again');
  expect(await screen.findByText('The link is on its way. Look into your inbox.')).toBeVisible();
});

describe('another email address', () => {
  const input = { email: 'new@example.com', password: 'secret123' };

  async function ask(user: ReturnType<typeof show>['user']) {
    await press(user, 'Change the address');
    await enter(user, screen.getByLabelText('New email address'), input.email);
    await enter(user, screen.getByLabelText('Password'), input.password);
    await press(user, 'Send the link');
  }

  test('is asked for by password; that it waits for its link is said, also later', async () => {
    const accepted = answer(
      RequestEmailChangeDocument,
      { input },
      { requestEmailChange: { __typename: 'RequestEmailChangePayload', isAccepted: true } },
    );
    const { user, unmount } = show(page(), accepted);
    await ask(user);
    const pending = /^A link is on its way to new@example.com\..*log in with mei@example.com\.$/;
    const says = (_: string, element: Element | null) =>
      element?.tagName === 'P' && pending.test(element.textContent);
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByLabelText('New email address')).not.toBeInTheDocument();
    unmount();
    show(page());
    expect(await screen.findByText(says)).toBeVisible();
  });

  test('is refused at the field of the password', async () => {
    const wrong = 'The password is wrong';
    const { user } = show(
      page(),
      refusal(RequestEmailChangeDocument, { input }, 'WRONG_PASSWORD', wrong),
    );
    await ask(user);
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(wrong);
  });
});

describe('open sessions', () => {
  const left = (mutation: 'EndSession' | 'EndOtherSessions', ...sessions: object[]) => ({
    __typename: `${mutation}Payload`,
    sessions,
  });

  test('are named; this one is marked and cannot be ended here', async () => {
    show(page());
    const list = await screen.findAllByRole('listitem');
    const row = list.find((item) => within(item).queryByText('Firefox · Linux'));
    expect(within(row!).getByText('This device')).toBeVisible();
    expect(within(row!).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Unknown device')).toBeVisible();
  });

  test('end one by one', async () => {
    const { user } = show(
      page(),
      answer(EndSessionDocument, { id: 's2' }, { endSession: left('EndSession', here, unknown) }),
    );
    await press(user, /^Log out Safari · iOS/);
    await waitFor(() => expect(screen.queryByText('Safari · iOS')).not.toBeInTheDocument());
    expect(screen.getByText('Unknown device')).toBeVisible();
  });

  test('end all at once, but for this one', async () => {
    const { user } = show(
      page(),
      answer(EndOtherSessionsDocument, {}, { endOtherSessions: left('EndOtherSessions', here) }),
    );
    await press(user, 'Log out all other devices');
    await waitFor(() => expect(screen.queryByText('Unknown device')).not.toBeInTheDocument());
    expect(screen.getByText('Firefox · Linux')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Log out all other devices' }),
    ).not.toBeInTheDocument();
  });
});

test('everything we hold is downloaded as a file, with the token', async () => {
  const blob = new Blob(['zip']);
  const fetched = jest.fn((..._: unknown[]) =>
    Promise.resolve({ ok: true, headers: new Headers(), blob: () => Promise.resolve(blob) }),
  );
  const kept = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
  Object.assign(window, { fetch: fetched });
  const { user } = show(page());
  await press(user, 'Download');
  expect(await screen.findByText('Your data is downloaded')).toBeVisible();
  const headers = { authorization: 'Bearer secret', 'client-lang': 'en' };
  expect(fetched).toHaveBeenCalledWith('/account/export', { headers });
  expect(kept.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'account-data.zip',
  ]);
});

describe('deleting the account', () => {
  const password = 'secret123';

  test('is not offered while something is open; each thing is named and leads there', async () => {
    const { user } = show(page(), check('ORDER', 'BALANCE'));
    await press(user, 'Delete the account');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Your account cannot be deleted yet')).toBeVisible();
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['An order is still open', '/mine/order'],
      ['There is money in your balance', '/mine/fund'],
    ]);
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  test('asks for the password, then leads home as a guest', async () => {
    const deleted = answer(
      DeleteAccountDocument,
      { password },
      { deleteAccount: { __typename: 'DeleteAccountPayload', isDeleted: true } },
    );
    const { user, session, unmount } = show(page(), check(), deleted);
    await press(user, 'Delete the account');
    await press(user, 'Delete for ever');
    expect(await screen.findByText('Enter your password')).toBeVisible();
    await enter(user, screen.getByLabelText('Password'), password);
    // The button rests after a click.
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your account is deleted. Farewell!')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    // Home is still loading when the live stream or a query learns that the token is gone.
    const lost = jest.fn();
    session.onLost(lost);
    session.lose();
    expect(lost).not.toHaveBeenCalled();
    unmount();
    expect(session.isSignedIn()).toBe(false);
  });

  test('is refused for a wrong password, at its field', async () => {
    const wrong = 'The password is wrong';
    const { user } = show(
      page(),
      check(),
      refusal(DeleteAccountDocument, { password }, 'WRONG_PASSWORD', wrong),
      check(),
    );
    await press(user, 'Delete the account');
    await enter(user, await screen.findByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Delete for ever' }));
    expect(await screen.findByText(wrong)).toBeVisible();
  });
});
