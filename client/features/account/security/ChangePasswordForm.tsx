import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { paths } from '../../../routes/paths';
import { ChangePasswordDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { LinkButton } from '../../../ui/Link';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { Barcode } from '../../../ui/document/Barcode';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { NewPasswordFields } from '../NewPasswordFields';
import { PasswordField } from '../PasswordField';

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
  const { errors } = form;

  const submit = form.handleSubmit(async (input) => {
    if (await run({ input }, { fields, fieldOf, setError: form.setError })) onChanged();
  });

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      maxWidth="560px"
      onSubmit={(event) => void submit(event)}
    >
      <FormErrorSummary errors={errors} submitCount={form.submitCount} />
      <DocumentCard>
        <DocumentCardHead end={<Barcode of="new-password" />}>
          {text('common.myAccount')}
        </DocumentCardHead>
        <DocumentSection letter="A" title={text('entry.password')}>
          <PasswordField
            {...form.register('oldPassword', { required: text('settings.password.enterOld') })}
            label={text('settings.password.old')}
            autoComplete="current-password"
            isRequired
            error={errors.oldPassword?.message}
          />
        </DocumentSection>
        <DocumentSection letter="B" title={text('entry.resetPassword')}>
          <Stack gap="4">
            <NewPasswordFields
              form={form}
              label={text('settings.password.new')}
              againLabel={text('settings.password.again')}
            />
            <Flex gap="3" flexWrap="wrap" marginTop="2">
              <Button type="submit" look="primary" isBusy={isRunning}>
                <FormattedMessage id="settings.changePassword" />
              </Button>
              <LinkButton to={paths.secure.href()}>
                <FormattedMessage id="common.cancel" />
              </LinkButton>
            </Flex>
          </Stack>
        </DocumentSection>
      </DocumentCard>
    </chakra.form>
  );
}
