import { ServerError } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { FindPasswordForm } from '../features/account/links/FindPasswordForm';
import { DeleteNotificationsDocument, RequestPasswordResetDocument } from '../gql/graphql';
import { answer, refusal, renderScreen } from '../testing/renderScreen';
import { useCommand } from './useCommand';

const variables = { email: 'mei@example.com' };
const payload = { __typename: 'RequestPasswordResetPayload', isAccepted: true };
const accepted = answer(RequestPasswordResetDocument, variables, { requestPasswordReset: payload });
const internal = refusal(RequestPasswordResetDocument, variables, 'INTERNAL', 'Something broke');
const http500 = {
  request: accepted.request,
  error: new ServerError('no', {
    response: new Response(null, { status: 500 }),
    bodyText: '{"message":"Something broke"}',
  }),
};

test.each([
  ['an error of ours', internal],
  ['HTTP 500', http500],
])(
  'after %s a form keeps what was typed and can be sent again in place (ER-02)',
  async (_, bad) => {
    const onSent = jest.fn();
    const { user, toasts } = renderScreen(<FindPasswordForm email="" onSent={onSent} />, {
      mocks: [bad, accepted],
    });
    const email = screen.getByLabelText('Email address');
    await user.type(email, variables.email);
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));

    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByText(/Something broke/)).not.toBeInTheDocument();
    expect(toasts.current()).toEqual([]);
    expect(email).toHaveValue(variables.email);
    expect(email).toBeValid();
    const submit = screen.getByRole('button', { name: 'Send me the link' });
    expect(submit).toHaveAttribute('aria-busy', 'false');

    await user.click(again);
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(variables.email));
  },
);

test('what becomes of a command is told once: its refusal (ER-01), or its success', async () => {
  const ids = { ids: ['7'] };
  const done = {
    deleteNotifications: {
      __typename: 'DeleteNotificationsPayload',
      deletedIds: ['7'],
      viewer: { __typename: 'Viewer', id: '1', unreadThreadCount: 0 },
    },
  };
  const mocks = [
    refusal(DeleteNotificationsDocument, ids, 'NOT_FOUND', 'It is gone'),
    answer(DeleteNotificationsDocument, ids, done),
  ];
  function Command() {
    const { run } = useCommand(DeleteNotificationsDocument, { success: 'notifications.deleted' });
    return <button onClick={() => void run(ids)}>Delete</button>;
  }
  const { user, toasts } = renderScreen(<Command />, { mocks });
  const told = jest.fn();
  toasts.subscribe(() => told(toasts.current().at(-1)?.text));

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told.mock.calls).toEqual([['It is gone']]));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(toasts.current().map(({ type }) => type)).toEqual(['error', 'success']);
});
