import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { MoneyField } from '../../ui/forms/fields';
import { fieldId } from '../../ui/forms/FormField';
import { fenToInput, formatFen } from '../../ui/values/moneyText';
import { problemOf, type RechargeForm } from './rechargeAmount';
import { ValueStamps } from './ValueStamps';

interface RechargeAmountFieldsProps {
  form: RechargeForm;
  options: { presets: readonly number[]; least: number; most: number };
  /** Fen that the payment lacks for which it is topped up; null where it is for none. */
  missing: number | null;
}

/** One of the amounts offered or an own one; none is refused (VA-12). */
export function RechargeAmountFields({ form, options, missing }: RechargeAmountFieldsProps) {
  const text = useText();
  const { presets, least, most } = options;
  const range = { least: formatFen(least), most: formatFen(most) };
  const { preset, own } = form.errors;
  const presetField = form.register('preset', {
    validate: (chosen, values) =>
      Boolean(chosen || values.own.trim()) || text('payments.recharge.choose'),
    onChange: () => form.setValue('own', '', { shouldValidate: Boolean(own) }),
  });
  const ownField = form.register('own', {
    validate: (typed) => {
      const problem = typed.trim() ? problemOf(typed, options) : null;
      return problem === null || text(problem, range);
    },
    onChange: () => form.setValue('preset', '', { shouldValidate: Boolean(preset) }),
  });
  const takeMissing = () => {
    form.setValue('preset', '');
    form.setValue('own', fenToInput(missing ?? 0), { shouldValidate: true });
  };
  return (
    <Stack gap="6">
      <chakra.fieldset
        id={fieldId('preset')}
        tabIndex={-1}
        minWidth="0"
        aria-label={text('payments.recharge.presets')}
        aria-describedby={preset && `${fieldId('preset')}-error`}
      >
        <ValueStamps values={presets} field={presetField} />
        {preset && <FieldError id={`${fieldId('preset')}-error`}>{preset.message}</FieldError>}
      </chakra.fieldset>
      <chakra.div maxWidth={{ md: '340px' }}>
        <MoneyField
          {...ownField}
          label={text('payments.recharge.own')}
          hint={
            <>
              {text('payments.recharge.ownHint', range)}
              {missing !== null && <Missing fen={missing} onTake={takeMissing} />}
            </>
          }
          error={own?.message}
          isAlternative
        />
      </chakra.div>
    </Stack>
  );
}

/** Fills in the amount that a payment still needs. */
function Missing({ fen, onTake }: { fen: number; onTake: () => void }) {
  return (
    <chakra.span display="block">
      <FormattedMessage
        id="payments.recharge.missing"
        values={{
          amount: (
            <chakra.button
              type="button"
              minHeight="24px"
              color="brand"
              textDecoration="underline"
              cursor="pointer"
              onClick={onTake}
            >
              {formatFen(fen)}
            </chakra.button>
          ),
        }}
      />
    </chakra.span>
  );
}

const FieldError = chakra('p', { base: { fontSize: 'sm', color: 'danger', marginTop: '2' } });
