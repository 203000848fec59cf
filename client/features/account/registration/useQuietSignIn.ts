import { useMutation } from '@apollo/client/react';
import { SignInDocument } from '../../../gql/graphql';

/**
 * Signs in with what was just typed to register, and answers with the token. A refusal is no news:
 * the address had an account already, with another password. Then the answer is undefined.
 */
export function useQuietSignIn() {
  const [signIn] = useMutation(SignInDocument);
  return async (email: string, password: string): Promise<string | undefined> => {
    const variables = { input: { email, password } };
    const { data } = await signIn({ variables }).catch(() => ({ data: undefined }));
    return data?.signIn.__typename === 'SignInPayload' ? data.signIn.token : undefined;
  };
}
