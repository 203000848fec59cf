import { chakra, Stack } from '@chakra-ui/react';
import { Controller, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { TextAreaField, TextField } from '../../../ui/forms/fields';
import { FormField } from '../../../ui/forms/FormField';
import { formatFen } from '../../../ui/values/moneyText';
import { isWithin, QuantityInput } from '../../../ui/forms/QuantityInput';
import { useTextLimit } from '../../../ui/forms/useTextLimit';
import type { ConfirmOrderValues } from './confirmOrderValues';

/** Characters (VA-06). */
const NOTE_LIMIT = 500;

interface FinePhotoFieldsProps {
  form: Pick<UseFormReturn<ConfirmOrderValues>, 'control' | 'register' | 'setValue'>;
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
  const range = { min: 0, max };
  const { count: counted, fits } = useTextLimit(form.control, 'finePhotos.note', NOTE_LIMIT);
  const setCount = (typed: number) =>
    form.setValue('finePhotos.count', typed, { shouldDirty: true, shouldValidate: true });
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
        {({ required: _, ...control }) => (
          <Controller
            control={form.control}
            name="finePhotos.count"
            rules={{
              validate: (typed) => isWithin(typed, range) || text('common.quantityRange', range),
            }}
            render={({ field }) => (
              <QuantityInput
                {...control}
                {...range}
                label={label}
                value={field.value}
                onChange={setCount}
                onRefused={setCount}
              />
            )}
          />
        )}
      </FormField>
      {count > 0 && (
        <>
          <TextAreaField
            {...form.register('finePhotos.note', { validate: fits })}
            label={text('orders.confirm.photoNote')}
            hint={counted}
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
