import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../apollo/SessionContext';
import { useCommand } from '../../../apollo/useCommand';
import { paths } from '../../../routes/paths';
import { DeleteAccountDocument } from '../../../gql/graphql';

const fields = ['password'] as const;
const fieldOf = { WRONG_PASSWORD: 'password' } as const;

/** Deletes the account, goes home as a guest, and forgets what was loaded. */
export function useDeleteAccount() {
  const client = useApolloClient();
  const session = useSession();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  const { run, isRunning } = useCommand(DeleteAccountDocument, {
    success: 'settings.delete.done',
  });

  // Not before home is shown: a guest would be sent to the login from here. Not later either: a link under
  // the pointer would be prefetched without a token. The layout around both pages asks again for its texts.
  useLayoutEffect(
    () => () => {
      if (!isDeleted.current) return;
      session.end();
      void client.resetStore().catch(() => undefined);
    },
    [client, session],
  );

  async function deleteAccount(
    password: string,
    setError: UseFormSetError<{ password: string }>,
  ): Promise<boolean> {
    const data = await run({ password }, { fields, fieldOf, setError });
    if (!data) return false;
    isDeleted.current = true;
    session.expectEnd();
    void navigate(paths.home.href());
    return true;
  }
  return { deleteAccount, isRunning };
}
