import { Stack } from '@chakra-ui/react';
import type { FieldErrors } from 'react-hook-form';
import { useText } from '../../../i18n/useText';
import { isLikeEmail } from '../../../ui/forms/emailShape';
import { TextField } from '../../../ui/forms/fields';
import { LimitedField, useLimited } from '../../../ui/forms/LimitedField';
import { isLikePhone } from '../../../ui/forms/phoneShape';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import type { ConfirmOrderValues } from './confirmOrderValues';

interface ContactFieldsProps {
  form: Pick<ReturnType<typeof useAppForm<ConfirmOrderValues>>, 'control' | 'register'>;
  errors: FieldErrors<ConfirmOrderValues>;
}

/** The contact for questions about the order. */
export function ContactFields({ form, errors }: ContactFieldsProps) {
  const text = useText();
  const limited = useLimited(form);
  return (
    <Stack gap="4">
      <LimitedField
        {...limited(
          'contact.name',
          60,
          (name) => !!name.trim() || text('orders.confirm.enterName'),
        )}
        label={text('orders.contact.name')}
        autoComplete="name"
        isRequired
        error={errors.contact?.name?.message}
      />
      <TextField
        {...form.register('contact.phone', {
          validate: (phone) => isLikePhone(phone) || text('orders.confirm.enterPhone'),
        })}
        label={text('orders.contact.phone')}
        type="tel"
        autoComplete="tel"
        isRequired
        error={errors.contact?.phone?.message}
      />
      <TextField
        {...form.register('contact.email', {
          validate: (email) => isLikeEmail(email) || text('orders.confirm.enterEmail'),
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
