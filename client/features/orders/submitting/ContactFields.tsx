import { Stack } from '@chakra-ui/react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/useText';
import { EMAIL_SHAPE } from '../../../ui/forms/emailShape';
import { TextField } from '../../../ui/forms/fields';
import type { ConfirmOrderValues } from './confirmOrderValues';

interface ContactFieldsProps {
  form: Pick<UseFormReturn<ConfirmOrderValues>, 'register'>;
  errors: FieldErrors<ConfirmOrderValues>;
}

/** Whom we ask when something about the order is unclear. */
export function ContactFields({ form, errors }: ContactFieldsProps) {
  const text = useText();
  return (
    <Stack gap="4">
      <TextField
        {...form.register('contact.name', {
          validate: (name) => !!name.trim() || text('orders.confirm.enterName'),
        })}
        label={text('orders.contact.name')}
        autoComplete="name"
        maxLength={60}
        isRequired
        error={errors.contact?.name?.message}
      />
      <TextField
        {...form.register('contact.phone', {
          validate: (phone) => !!phone.trim() || text('orders.confirm.enterPhone'),
        })}
        label={text('orders.contact.phone')}
        type="tel"
        autoComplete="tel"
        isRequired
        error={errors.contact?.phone?.message}
      />
      <TextField
        {...form.register('contact.email', {
          validate: (email) => EMAIL_SHAPE.test(email.trim()) || text('orders.confirm.enterEmail'),
        })}
        label={text('orders.contact.email')}
        type="email"
        autoComplete="email"
        isRequired
        error={errors.contact?.email?.message}
      />
    </Stack>
  );
}
