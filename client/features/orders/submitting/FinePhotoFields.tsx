import { chakra, Stack } from '@chakra-ui/react';
import { Controller, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { TextAreaField, TextField } from '../../../ui/forms/fields';
import { FormField } from '../../../ui/forms/FormField';
import { formatFen } from '../../../ui/values/moneyText';
import { QuantityInput } from '../../../ui/forms/QuantityInput';
import type { ConfirmOrderValues } from './confirmOrderValues';

interface FinePhotoFieldsProps {
  form: Pick<UseFormReturn<ConfirmOrderValues>, 'control' | 'register'>;
  errors: FieldErrors<ConfirmOrderValues>;
  count: number;
  max: number;
  /** Of one photo, in fen. */
  price: number;
}

/** Photos taken of the goods when they arrive: how many, of what (≤ 500 characters), from where. */
export function FinePhotoFields({ form, errors, count, max, price }: FinePhotoFieldsProps) {
  const text = useText();
  const label = text('orders.confirm.photoCount');
  return (
    <Stack gap="4">
      <chakra.h3 fontSize="md">
        <FormattedMessage id="orders.finePhotos" />
      </chakra.h3>
      <FormField
        name="finePhotos.count"
        label={label}
        isRequired
        hint={text('orders.confirm.photoHint', { max, price: formatFen(price) })}
        error={errors.finePhotos?.count?.message}
      >
        {({ id }) => (
          <Controller
            control={form.control}
            name="finePhotos.count"
            render={({ field }) => (
              <QuantityInput
                id={id}
                label={label}
                min={0}
                max={max}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
      </FormField>
      {count > 0 && (
        <>
          <TextAreaField
            {...form.register('finePhotos.note')}
            label={text('orders.confirm.photoNote')}
            maxLength={500}
            error={errors.finePhotos?.note?.message}
          />
          <TextField
            {...form.register('finePhotos.location')}
            label={text('orders.confirm.photoLocation')}
            hint={text('orders.confirm.photoLocationHint')}
            maxLength={100}
            error={errors.finePhotos?.location?.message}
          />
        </>
      )}
    </Stack>
  );
}
