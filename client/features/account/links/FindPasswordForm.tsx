import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { RequestPasswordResetDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { isLikeEmail } from '../../../ui/forms/emailShape';
import { TextField } from '../../../ui/forms/fields';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { NeedsScripts } from '../../../ui/forms/NeedsScripts';
import { useAppForm } from '../../../ui/forms/useAppForm';

interface FindPasswordFormProps {
  /** The email address typed before. */
  email: string;
  onSent: (email: string) => void;
}

/** Requests a link to choose a new password; the response never reveals who has an account. */
export function FindPasswordForm({ email, onSent }: FindPasswordFormProps) {
  const text = useText();
  const form = useAppForm({ defaultValues: { email } });
  const { run, isRunning } = useCommand(RequestPasswordResetDocument);
  const { errors } = form;

  const submit = form.handleSubmit(async (typed) => {
    const data = await run(typed, { fields: ['email'], setError: form.setError });
    if (data) onSent(typed.email.trim());
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <NeedsScripts />
      <Stack gap="4">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <TextField
          {...form.register('email', {
            validate: (typed) => isLikeEmail(typed) || text('entry.enterEmail'),
          })}
          label={text('entry.email')}
          type="email"
          autoComplete="username"
          isRequired
          error={errors.email?.message}
        />
        <Button type="submit" look="primary" isBusy={isRunning}>
          <FormattedMessage id="entry.findPassword.send" />
        </Button>
      </Stack>
    </form>
  );
}
