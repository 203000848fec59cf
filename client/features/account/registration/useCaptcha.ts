import { useQuery } from '@apollo/client/react';
import { useRetryOnline } from '../../../apollo/useRetryOnline';
import { RegistrationCaptchaDocument, type RegistrationCaptchaQuery } from '../../../gql/graphql';

export interface Captcha {
  /** Null while none is here, and where the site asks for none. */
  shown: RegistrationCaptchaQuery['registrationCaptcha'];
  state: 'loading' | 'ready' | 'failed' | 'not asked for';
  /** Fetches another captcha, e.g. after an attempt used this one up. */
  renew: () => void;
}

/** The captcha of the register form (VA-15); each works once. */
export function useCaptcha(): Captcha {
  const { data, error, loading, refetch } = useQuery(RegistrationCaptchaDocument, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    context: { handlesErrors: true },
  });
  const renew = () => void refetch().catch(() => undefined);
  useRetryOnline(error, renew);
  if (loading) return { shown: null, state: 'loading', renew };
  if (error || !data) return { shown: null, state: 'failed', renew };
  const shown = data.registrationCaptcha ?? null;
  return { shown, state: shown ? 'ready' : 'not asked for', renew };
}
