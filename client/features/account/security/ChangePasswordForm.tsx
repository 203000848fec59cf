import { Flex, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { paths } from '../../../app/paths';
import { ChangePasswordDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { LinkButton } from '../../../ui/Link';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { PasswordField } from '../PasswordField';
import { PasswordRuleList } from '../PasswordRuleList';
import { isGoodPassword } from '../passwordRules';

const fields = ['oldPassword', 'password', 'passwordConfirmation'] as const;
const fieldOf = { WRONG_PASSWORD: 'oldPassword' } as const;
const blank = { oldPassword: '', password: '', passwordConfirmation: '' };

/** A new password by the old one (RT-11); every other session ends. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const text = useText();
  const form = useAppForm({ defaultValues: blank });
  const { run, isRunning } = useCommand(ChangePasswordDocument, {
    success: 'settings.password.changed',
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form;

  const submit = form.handleSubmit(async (input) => {
    if (await run({ input }, { fields, fieldOf, setError: form.setError })) onChanged();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" maxWidth="400px">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <PasswordField
          {...form.register('oldPassword', { required: text('settings.password.enterOld') })}
          label={text('settings.password.old')}
          autoComplete="current-password"
          isRequired
          error={errors.oldPassword?.message}
        />
        <PasswordField
          {...form.register('password', {
            onChange: () => {
              if (form.dirtyFields.passwordConfirmation) void form.trigger('passwordConfirmation');
            },
            validate: (value) => isGoodPassword(value) || text('account.passwordRule'),
          })}
          label={text('settings.password.new')}
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
          label={text('settings.password.again')}
          autoComplete="new-password"
          isRequired
          error={errors.passwordConfirmation?.message}
        />
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" look="primary" isBusy={isRunning}>
            <FormattedMessage id="account.changePassword" />
          </Button>
          <LinkButton to={paths.secure.href()}>
            <FormattedMessage id="common.cancel" />
          </LinkButton>
        </Flex>
      </Stack>
    </form>
  );
}
