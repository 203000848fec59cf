import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorCode, fieldErrors, messageFor } from '../../apollo/errors';
import { useText } from '../i18n/useText';

/** Why a change was not made: the server's code and words, and those about single fields. */
export interface Refusal {
  readonly code: string | undefined;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Runs a mutation, one at a time. Its refusal stays until the next attempt; the result is undefined then. */
export function useChange<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isUnderWay = useRef(false);

  async function run(variables: Variables): Promise<Data | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const options = { mutation, variables } as Parameters<
        typeof client.mutate<Data, Variables>
      >[0];
      return (await client.mutate<Data, Variables>(options)).data ?? undefined;
    } catch (error) {
      setRefusal({
        code: errorCode(error),
        message: messageFor(error, text('frame.unreachable')) ?? text('frame.failed'),
        fields: fieldErrors(error),
      });
      return undefined;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy, refusal };
}
