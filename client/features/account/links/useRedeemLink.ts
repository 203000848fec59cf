import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../apollo/errors';
import { ConfirmEmailChangeDocument, VerifyEmailDocument } from '../../../gql/graphql';

/** Purposes of a link that leads to `/user/result`. */
export type EmailPurpose = 'VERIFY' | 'ACTIVATE_EMAIL';

/** Result of a link; `email` is the verified address. */
export type LinkOutcome =
  | { kind: 'verified' | 'changed'; email: string }
  | { kind: 'expired' | 'used' | 'unknown' | 'taken' | 'failed' };

const refusals: Partial<Record<string, LinkOutcome>> = {
  LINK_EXPIRED: { kind: 'expired' },
  LINK_USED: { kind: 'used' },
  LINK_UNKNOWN: { kind: 'unknown' },
  EMAIL_TAKEN: { kind: 'taken' },
};

/**
 * Redeems a mailed link by a mutation, once, as soon as the page lives in a browser: never by the
 * request for the page, which mail scanners make as well. Undefined until the server has answered.
 */
export function useRedeemLink(purpose: EmailPurpose, token: string | null) {
  const [outcome, setOutcome] = useState<LinkOutcome>();
  const hasStarted = useRef(false);
  const options = {
    // Another person may be signed in here, so their cached data is fetched again.
    update: (cache: { evict: (what: { id: string; fieldName: string }) => unknown }) =>
      void cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' }),
  };
  const [verify] = useMutation(VerifyEmailDocument, options);
  const [confirm] = useMutation(ConfirmEmailChangeDocument, options);

  async function send(variables: { token: string }): Promise<LinkOutcome> {
    if (purpose === 'VERIFY') {
      const { data } = await verify({ variables });
      return { kind: 'verified', email: data?.verifyEmail.email ?? '' };
    }
    const { data } = await confirm({ variables });
    return { kind: 'changed', email: data?.confirmEmailChange.email ?? '' };
  }

  async function redeem() {
    if (!token) return;
    setOutcome(undefined);
    const answer = await send({ token }).catch(
      (error: unknown) => refusals[errorCode(error) ?? ''] ?? ({ kind: 'failed' } as const),
    );
    setOutcome(answer);
  }

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true; // Effects run twice in development; the link works once.
    void redeem();
  });

  return { outcome, retry: () => void redeem() };
}
