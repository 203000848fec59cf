import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { DeletionCheckDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { PasswordField } from '../PasswordField';
import { ObstacleList } from './ObstacleList';
import { useDeleteAccount } from './useDeleteAccount';

/** Looks what is in the way; where nothing is, asks for the password and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useAppForm({ defaultValues: { password: '' } });
  const check = useQuery(DeletionCheckDocument, { fetchPolicy: 'network-only' });
  const { deleteAccount, isRunning } = useDeleteAccount();
  const obstacles = check.data?.deletionCheck.obstacles;

  const submit = form.handleSubmit(async ({ password }) => {
    // The list also names what was started meanwhile, perhaps in another window.
    if (!(await deleteAccount(password, form.setError))) await check.refetch();
  });

  if (!obstacles || obstacles.length > 0) {
    return (
      <Dialog
        type="notice"
        title={text(obstacles ? 'settings.delete.notYet' : 'settings.delete.title')}
        confirmLabel={text('common.close')}
        onConfirm={onClose}
      >
        {obstacles && <ObstacleList obstacles={obstacles} />}
        {!obstacles &&
          (check.error ? (
            <ErrorState onRetry={() => void check.refetch()} />
          ) : (
            <Skeletons count={1} />
          ))}
      </Dialog>
    );
  }
  return (
    <Dialog
      type="warning"
      title={text('settings.delete.sure')}
      confirmLabel={text('settings.delete.confirm')}
      isBusy={isRunning}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <FormErrorSummary errors={{ root: form.errors.root }} submitCount={form.submitCount} />
          <p>
            <FormattedMessage id="settings.delete.effect" />
          </p>
          <PasswordField
            {...form.register('password', { required: text('entry.enterPassword') })}
            label={text('entry.password')}
            autoComplete="current-password"
            isRequired
            error={form.errors.password?.message}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
