import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { ResetPasswordDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { NeedsScripts } from '../../../ui/forms/NeedsScripts';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { NewPasswordFields } from '../NewPasswordFields';

const fields = ['password', 'passwordConfirmation'] as const;
const deadLink = ['LINK_EXPIRED', 'LINK_USED', 'LINK_UNKNOWN'];

interface ResetPasswordFormProps {
  token: string;
  onReset: () => void;
  /** The link was used or has expired since it was checked. */
  onExpired: () => void;
}

/** Chooses a new password by a mailed link (RT-06). */
export function ResetPasswordForm({ token, onReset, onExpired }: ResetPasswordFormProps) {
  const text = useText();
  const form = useAppForm({ defaultValues: { password: '', passwordConfirmation: '' } });
  const { run, isRunning } = useCommand(ResetPasswordDocument, {
    success: 'entry.resetPassword.done',
    onRefused: ({ code }) => deadLink.includes(code ?? '') && onExpired(),
  });

  const submit = form.handleSubmit(async (typed) => {
    const input = { token, ...typed };
    if (await run({ input }, { fields, setError: form.setError })) onReset();
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <NeedsScripts />
      <Stack gap="4">
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <NewPasswordFields form={form} label={text('entry.newPassword')} />
        <Button type="submit" look="primary" isBusy={isRunning}>
          <FormattedMessage id="entry.resetPassword.save" />
        </Button>
      </Stack>
    </form>
  );
}
