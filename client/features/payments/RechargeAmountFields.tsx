import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { MoneyField } from '../../ui/forms/fields';
import { fieldId } from '../../ui/forms/FormField';
import { formatFen } from '../../ui/values/moneyText';
import { Legend } from './Legend';
import { amountOf } from './rechargeAmount';
import type { RechargeForm } from './RechargeForm';

interface RechargeAmountFieldsProps {
  form: RechargeForm;
  options: { presets: readonly number[]; least: number; most: number };
}

/** One of the amounts offered or an own one; none is refused (VA-12). */
export function RechargeAmountFields({ form, options }: RechargeAmountFieldsProps) {
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
    validate: (typed) =>
      !typed.trim() ||
      amountOf({ preset: '', own: typed }, options) !== null ||
      text('payments.recharge.outOfRange', range),
    onChange: () => form.setValue('preset', '', { shouldValidate: Boolean(preset) }),
  });
  return (
    <Stack gap="4">
      <chakra.fieldset
        id={fieldId('preset')}
        tabIndex={-1}
        minWidth="0"
        aria-describedby={preset && `${fieldId('preset')}-error`}
      >
        <Legend>
          <FormattedMessage id="payments.recharge.presets" />
        </Legend>
        <Amounts>
          {presets.map((fen) => (
            <Amount key={fen}>
              <chakra.input type="radio" boxSize="20px" value={String(fen)} {...presetField} />
              {formatFen(fen)}
            </Amount>
          ))}
        </Amounts>
        {preset && (
          <chakra.p id={`${fieldId('preset')}-error`} fontSize="sm" color="danger" marginTop="1">
            {preset.message}
          </chakra.p>
        )}
      </chakra.fieldset>
      <MoneyField
        {...ownField}
        label={text('payments.recharge.own')}
        hint={text('payments.recharge.ownHint', range)}
        error={own?.message}
      />
    </Stack>
  );
}

const Amounts = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Amount = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '56px',
    paddingX: '3',
    background: 'surface',
    borderRadius: 'card',
    outline: '1px solid {colors.hairline}',
    fontWeight: '700',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:has(:checked)': { outline: '2px solid {colors.brand}' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
