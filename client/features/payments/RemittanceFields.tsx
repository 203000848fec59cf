import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useSession } from '../../apollo/SessionContext';
import { uploadImage } from '../../apollo/uploadImage';
import type { RemittanceForm_CountryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { FieldPair } from '../../ui/forms/FieldPair';
import { MoneyField, SelectField, TextField } from '../../ui/forms/fields';
import { useFamilyFirst } from '../../ui/forms/useFamilyFirst';
import { ImageField } from '../../ui/forms/ImageField';
import { formatFen } from '../../ui/values/moneyText';
import { problemOf } from './rechargeAmount';
import type { useRemittance } from './useRemittance';

interface RemittanceFieldsProps {
  form: ReturnType<typeof useRemittance>['form'];
  countries: readonly RemittanceForm_CountryFragment[];
  range: { least: number; most: number };
}

/** Both names with the space between them have at most 100 characters. */
const NAME_LENGTH = 49;

/** The parts of the sender's name, with their error messages and autocomplete tokens. */
const names = [
  {
    name: 'senderFirstName',
    enter: 'payments.remittance.enterFirstName',
    autoComplete: 'given-name',
  },
  {
    name: 'senderLastName',
    enter: 'payments.remittance.enterLastName',
    autoComplete: 'family-name',
  },
] as const;

/** Amount, sender, country of origin and receipt of a remittance. */
export function RemittanceFields({ form, countries, range }: RemittanceFieldsProps) {
  const text = useText();
  const intl = useIntl();
  const session = useSession();
  const { register, errors } = form;
  const isFamilyFirst = useFamilyFirst();
  const isShort = (name: string) =>
    name.trim().length <= NAME_LENGTH || text('common.tooLong', { max: NAME_LENGTH });
  const most = { least: formatFen(range.least), most: formatFen(range.most) };
  return (
    <Stack gap="4">
      <FieldPair>
        {(isFamilyFirst ? names.toReversed() : names).map(({ name, enter, autoComplete }) => (
          <TextField
            key={name}
            {...register(name, {
              validate: { given: (typed) => !!typed.trim() || text(enter), isShort },
            })}
            label={text(`payments.remittance.${name}`)}
            autoComplete={autoComplete}
            isRequired
            error={errors[name]?.message}
          />
        ))}
      </FieldPair>
      <FieldPair>
        <MoneyField
          {...register('amount', {
            validate: (own) => {
              const problem = problemOf(own, range);
              return problem === null || text(problem, most);
            },
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
      <ImageField
        form={form}
        name="receipt"
        label={text('payments.remittance.receipt')}
        upload={(file) => uploadImage(file, session, intl.locale)}
      />
    </Stack>
  );
}
