import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { useCommand } from '../../apollo/useCommand';
import { useDraft } from '../../apollo/useDraft';
import { SignInDocument } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/fields';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { NeedsScripts } from '../../ui/forms/NeedsScripts';
import { useAppForm } from '../../ui/forms/useAppForm';
import { DemoShopperNote } from './DemoShopperNote';
import { PasswordField } from './PasswordField';
import { useBeginSession } from './useBeginSession';

const fields = ['email', 'password'] as const;

type Values = Record<(typeof fields)[number], string>;

/** A password is never kept. */
const withoutPassword = ({ email }: Values) => ({ email, password: '' });

/** Signing in; what follows is up to the page, which sees the session begin. */
export function SignInForm() {
  const text = useText();
  const form = useAppForm<Values>({ defaultValues: { email: '', password: '' } });
  const draft = useDraft(form, 'sign-in', { toKeep: withoutPassword });
  const { run, isRunning } = useCommand(SignInDocument);
  const beginSession = useBeginSession();
  const { errors } = form;

  const submit = form.handleSubmit(async (input) => {
    const data = await run({ input }, { fields, setError: form.setError });
    if (!data) return;
    draft.forget();
    await beginSession(data.signIn.token);
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <NeedsScripts />
      <Stack gap="4">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <TextField
          {...form.register('email', {
            required: text('entry.enterEmail'),
          })}
          label={text('entry.email')}
          type="email"
          autoComplete="username"
          isRequired
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', {
            required: text('entry.enterPassword'),
          })}
          label={text('entry.password')}
          autoComplete="current-password"
          isRequired
          error={errors.password?.message}
        />
        <Button type="submit" look="primary" isBusy={isRunning}>
          <FormattedMessage id="common.logIn" />
        </Button>
        <DemoShopperNote
          onFill={(credentials) => {
            for (const name of fields)
              form.setValue(name, credentials[name], { shouldDirty: true, shouldValidate: true });
          }}
        />
      </Stack>
    </form>
  );
}
