import type { UseFormSetError } from 'react-hook-form';
import { useCommand } from '../../../apollo/useCommand';
import { UpdateProfileDocument, type UpdateProfileInput } from '../../../gql/graphql';
import type { ProfileValues } from './profileValues';

const fields = ['nickname', 'gender', 'birthday', 'phone', 'region'] as const;

/** Saves personal data; errors of the server appear at the fields. */
export function useSaveProfile() {
  const { run, isRunning } = useCommand(UpdateProfileDocument, {
    success: 'settings.saved',
  });

  /** The date is one value to the server; here its last part speaks for it. */
  const atField =
    (setError: UseFormSetError<ProfileValues>): UseFormSetError<ProfileValues> =>
    (name, ...error) =>
      setError(name === 'birthday' ? 'birthday.day' : name, ...error);

  const save = (input: UpdateProfileInput, setError: UseFormSetError<ProfileValues>) =>
    run({ input }, { fields, setError: atField(setError) });
  return { save, isRunning };
}
