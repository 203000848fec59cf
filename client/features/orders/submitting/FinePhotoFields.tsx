import { chakra, Stack } from '@chakra-ui/react';
import type { FieldErrors } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { TextAreaField } from '../../../ui/forms/fields';
import { LimitedField, useLimited } from '../../../ui/forms/LimitedField';
import { QuantityField } from '../../../ui/forms/QuantityField';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import { formatFen } from '../../../ui/values/moneyText';
import { useTextLimit } from '../../../ui/forms/useTextLimit';
import type { ConfirmOrderValues } from './confirmOrderValues';

/** Characters (VA-06). */
const NOTE_LIMIT = 500;

interface FinePhotoFieldsProps {
  form: ReturnType<typeof useAppForm<ConfirmOrderValues>>;
  errors: FieldErrors<ConfirmOrderValues>;
  count: number;
  max: number;
  /** Price of one photo, in fen. */
  price: number;
}

/** Photos taken of the goods when they arrive: how many, of what (≤ 500 characters), from where. */
export function FinePhotoFields({ form, errors, count, max, price }: FinePhotoFieldsProps) {
  const text = useText();
  const limited = useLimited(form);
  const { count: counted, fits } = useTextLimit(form.control, 'finePhotos.note', NOTE_LIMIT);
  return (
    <Stack gap="4">
      <chakra.h3 fontSize="md">
        <FormattedMessage id="orders.finePhotos" />
      </chakra.h3>
      <QuantityField
        form={form}
        name="finePhotos.count"
        label={text('orders.confirm.photoCount')}
        range={{ min: 0, max }}
        steps={{ less: text('orders.confirm.photoLess'), more: text('orders.confirm.photoMore') }}
        hint={text('orders.confirm.photoHint', { max, price: formatFen(price) })}
      />
      {count > 0 && (
        <>
          <TextAreaField
            {...form.register('finePhotos.note', { validate: fits })}
            label={text('orders.photoNote')}
            hint={counted}
            error={errors.finePhotos?.note?.message}
          />
          <LimitedField
            {...limited('finePhotos.location', 100)}
            label={text('orders.photoLocation')}
            hint={text('orders.confirm.photoLocationHint')}
            error={errors.finePhotos?.location?.message}
          />
        </>
      )}
    </Stack>
  );
}
