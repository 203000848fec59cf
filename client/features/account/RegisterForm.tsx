import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { useCommand } from '../../apollo/useCommand';
import { RegisterDocument } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { EMAIL_SHAPE } from '../../ui/emailShape';
import { CheckboxField, TextField } from '../../ui/fields';
import { FormErrorSummary } from '../../ui/FormErrorSummary';
import { useAppForm } from '../../ui/useAppForm';
import { PasswordField } from './PasswordField';
import { PasswordRuleList } from './PasswordRuleList';
import { isGoodPassword } from './passwordRules';
import { useBeginSession } from './useBeginSession';

const fields = ['email', 'password', 'passwordConfirmation', 'agreesToTerms'] as const;

const blank = { email: '', password: '', passwordConfirmation: '', agreesToTerms: false };

/** Registering; a new shopper is signed in at once. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const text = useText();
  const form = useAppForm({ defaultValues: blank });
  const { run, isRunning } = useCommand(RegisterDocument);
  const beginSession = useBeginSession();
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form;

  const submit = form.handleSubmit(async (input) => {
    const data = await run({ input }, { fields, setError: form.setError });
    if (!data) return;
    onRegistered();
    await beginSession(data.register.token);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <TextField
          {...form.register('email', {
            validate: (email) => EMAIL_SHAPE.test(email.trim()) || text('account.enterEmail'),
          })}
          label={text('account.email')}
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', {
            // Not `deps`: that would blame the second field before anything was typed there.
            onChange: () => {
              if (form.dirtyFields.passwordConfirmation) void form.trigger('passwordConfirmation');
            },
            validate: (value) => isGoodPassword(value) || text('account.passwordRule'),
          })}
          label={text('account.password')}
          hint={<PasswordRuleList password={password} />}
          autoComplete="new-password"
          isRequired
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('passwordConfirmation', {
            validate: (value, { password: chosen }) =>
              value === chosen || text('account.passwordMismatch'),
          })}
          label={text('account.passwordAgain')}
          autoComplete="new-password"
          isRequired
          error={errors.passwordConfirmation?.message}
        />
        <CheckboxField
          {...form.register('agreesToTerms', {
            required: text('account.agreeFirst'),
          })}
          isRequired
          error={errors.agreesToTerms?.message}
        >
          <FormattedMessage id="account.agree" />
        </CheckboxField>
        <Button type="submit" look="primary" isDisabled={isRunning}>
          <FormattedMessage id="common.register" />
        </Button>
      </Stack>
    </form>
  );
}
