import { chakra, Stack } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../../apollo/SessionContext';
import { uploadImage } from '../../apollo/uploadImage';
import { readFragment, type FragmentType } from '../../gql';
import {
  RemittanceForm_CountryFragmentDoc,
  RemittanceForm_OptionsFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { MoneyField, SelectField, TextField } from '../../ui/forms/fields';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { ImageUpload } from '../../ui/forms/ImageUpload';
import { formatFen } from '../../ui/values/moneyText';
import { amountOf } from './rechargeAmount';
import { useRemittance } from './useRemittance';

interface RemittanceFormProps {
  options: FragmentType<typeof RemittanceForm_OptionsFragmentDoc>;
  countries: FragmentType<typeof RemittanceForm_CountryFragmentDoc>[];
  /** Yuan, as the address asks for them. */
  asked: string | null;
}

/** Tells what was sent, so that it is found (RT-26). */
export function RemittanceForm({ asked, ...props }: RemittanceFormProps) {
  const text = useText();
  const intl = useIntl();
  const session = useSession();
  const range = readFragment(RemittanceForm_OptionsFragmentDoc, props.options);
  const countries = readFragment(RemittanceForm_CountryFragmentDoc, props.countries);
  const { form, submit, isRunning } = useRemittance(asked, range);
  const { register, errors } = form;
  const most = { least: formatFen(range.least), most: formatFen(range.most) };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <chakra.h2 fontSize="lg">
          <FormattedMessage id="payments.remittance.tellUs" />
        </chakra.h2>
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
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
        <TextField
          {...register('controlNumber', {
            validate: (typed) =>
              /^[A-Za-z0-9]{8,20}$/.test(typed.trim()) || text('payments.remittance.enterControl'),
          })}
          label={text('payments.remittance.control')}
          hint={text('payments.remittance.controlHint')}
          autoComplete="off"
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
        <Button type="submit" look="primary" isBusy={isRunning}>
          <FormattedMessage id="payments.remittance.submit" />
        </Button>
      </Stack>
    </form>
  );
}
