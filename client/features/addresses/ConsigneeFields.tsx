import { useText } from '../../i18n/useText';
import { EMAIL_SHAPE } from '../../ui/emailShape';
import { TextField } from '../../ui/fields';
import type { AddressFormState } from './addressValues';
import { FieldPair } from './FieldPair';

/** Who receives the parcel, and how to reach them. */
export function ConsigneeFields({ form }: { form: AddressFormState }) {
  const text = useText();
  const { errors } = form;
  return (
    <>
      <TextField
        {...form.register('label', {
          validate: (value) => !!value.trim() || text('addresses.enterLabel'),
        })}
        label={text('addresses.label')}
        hint={text('addresses.labelHint')}
        maxLength={40}
        autoComplete="off"
        isRequired
        error={errors.label?.message}
      />
      <FieldPair>
        <TextField
          {...form.register('firstName', {
            validate: (value) => !!value.trim() || text('addresses.enterFirstName'),
          })}
          label={text('addresses.firstName')}
          maxLength={60}
          autoComplete="given-name"
          isRequired
          error={errors.firstName?.message}
        />
        <TextField
          {...form.register('lastName', {
            validate: (value) => !!value.trim() || text('addresses.enterLastName'),
          })}
          label={text('addresses.lastName')}
          maxLength={60}
          autoComplete="family-name"
          isRequired
          error={errors.lastName?.message}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.register('email', {
            validate: (value) => EMAIL_SHAPE.test(value.trim()) || text('addresses.enterEmail'),
          })}
          label={text('addresses.email')}
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
        />
        <TextField
          {...form.register('phone', {
            validate: (value) => !!value.trim() || text('addresses.enterPhone'),
          })}
          label={text('addresses.phone')}
          hint={text('addresses.phoneHint')}
          type="tel"
          autoComplete="tel"
          isRequired
          error={errors.phone?.message}
        />
      </FieldPair>
    </>
  );
}
