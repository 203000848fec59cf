import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { RequestEmailChangeDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { isLikeEmail } from '../../../ui/forms/emailShape';
import { TextField } from '../../../ui/forms/fields';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { PasswordField } from '../PasswordField';

const fields = ['email', 'password'] as const;
const fieldOf = { WRONG_PASSWORD: 'password' } as const;

interface EmailChangeFormProps {
  /** A link was mailed to this address, if it may have one; nothing has changed yet. */
  onRequested: (email: string) => void;
}

/** Asking for another email address; the password shows that it is really the shopper. */
export function EmailChangeForm({ onRequested }: EmailChangeFormProps) {
  const text = useText();
  const form = useAppForm({ defaultValues: { email: '', password: '' } });
  const { run, isRunning } = useCommand(RequestEmailChangeDocument);
  const { errors } = form;

  const submit = form.handleSubmit(async (input) => {
    if (await run({ input }, { fields, fieldOf, setError: form.setError }))
      onRequested(input.email.trim());
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" maxWidth="400px">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <TextField
          {...form.register('email', {
            validate: (email) => isLikeEmail(email) || text('settings.email.enterNew'),
          })}
          label={text('settings.email.new')}
          hint={text('settings.email.newHint')}
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', { required: text('entry.enterPassword') })}
          label={text('entry.password')}
          autoComplete="current-password"
          isRequired
          error={errors.password?.message}
        />
        <Button type="submit" look="solid" isBusy={isRunning}>
          <FormattedMessage id="settings.email.send" />
        </Button>
      </Stack>
    </form>
  );
}
