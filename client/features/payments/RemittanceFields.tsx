import { Stack } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSession } from '../../apollo/SessionContext';
import { uploadImage } from '../../apollo/uploadImage';
import type { RemittanceForm_CountryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { FieldPair } from '../../ui/forms/FieldPair';
import { MoneyField, SelectField, TextField } from '../../ui/forms/fields';
import { ImageUpload } from '../../ui/forms/ImageUpload';
import { formatFen } from '../../ui/values/moneyText';
import { amountOf } from './rechargeAmount';
import type { useRemittance } from './useRemittance';

interface RemittanceFieldsProps {
  form: ReturnType<typeof useRemittance>['form'];
  countries: readonly RemittanceForm_CountryFragment[];
  range: { least: number; most: number };
}

/** What was sent, by whom, from where, and its receipt. */
export function RemittanceFields({ form, countries, range }: RemittanceFieldsProps) {
  const text = useText();
  const intl = useIntl();
  const session = useSession();
  const { register, errors } = form;
  const most = { least: formatFen(range.least), most: formatFen(range.most) };
  return (
    <Stack gap="4">
      <TextField
        {...register('senderName', {
          validate: (name) => !!name.trim() || text('payments.remittance.enterSender'),
        })}
        label={text('payments.remittance.sender')}
        autoComplete="name"
        maxLength={100}
        isRequired
        error={errors.senderName?.message}
      />
      <FieldPair>
        <MoneyField
          {...register('amount', {
            validate: (own) =>
              amountOf({ preset: '', own }, range) !== null ||
              text('payments.recharge.outOfRange', most),
          })}
          label={text('payments.remittance.amount')}
          isRequired
          error={errors.amount?.message}
        />
        <SelectField
          {...register('senderCountry', { required: text('payments.remittance.enterCountry') })}
          label={text('payments.remittance.country')}
          autoComplete="country"
          isRequired
          error={errors.senderCountry?.message}
        >
          <option value="">{text('payments.remittance.chooseCountry')}</option>
          <CountryOptions countries={countries} />
        </SelectField>
      </FieldPair>
      <TextField
        {...register('controlNumber', {
          validate: (typed) =>
            /^[A-Za-z0-9]{8,20}$/.test(typed.trim()) || text('payments.remittance.enterControl'),
        })}
        label={text('payments.remittance.control')}
        hint={text('payments.remittance.controlHint')}
        autoComplete="off"
        fontFamily="mono"
        isRequired
        error={errors.controlNumber?.message}
      />
      <Controller
        control={form.control}
        name="receipt"
        render={({ field }) => (
          <ImageUpload
            name="receipt"
            label={text('payments.remittance.receipt')}
            image={field.value}
            onChange={field.onChange}
            upload={(file) => uploadImage(file, session, intl.locale)}
          />
        )}
      />
    </Stack>
  );
}
