import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { CheckboxField } from '../../../ui/forms/fields';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import { SheetSection } from '../../../ui/paper/SheetSection';
import { formatFen } from '../../../ui/values/moneyText';
import { usePackingTerms } from './usePackingTerms';
import type { PackingValues } from './packingValues';

interface PackingOptionFieldsProps {
  register: ReturnType<typeof useAppForm<PackingValues>>['register'];
  /** What everything is declared to be worth, in fen. */
  declared: number;
  /** What else the packers are told. */
  children: ReactNode;
}

/** What the warehouse may do besides packing; each choice shows in the total. */
export function PackingOptionFields({ register, declared, children }: PackingOptionFieldsProps) {
  const text = useText();
  const terms = usePackingTerms();
  return (
    <SheetSection letter="D" title={text('warehouse.boxWith')}>
      <Stack gap="3">
        <CheckboxField
          {...register('options.insurance')}
          hint={
            terms
              ? text('warehouse.insuranceHint', {
                  insurance: terms.insurance,
                  declared: formatFen(declared),
                })
              : undefined
          }
        >
          <FormattedMessage
            id="warehouse.insurance"
            values={{ premium: terms ? formatFen(terms.premiumOf(declared)) : 'none' }}
          />
        </CheckboxField>
        <CheckboxField
          {...register('options.extraProtection')}
          hint={terms && text('warehouse.extraProtectionHint', { price: terms.extraProtection })}
        >
          <FormattedMessage id="warehouse.extraProtection" />
        </CheckboxField>
        <CheckboxField
          {...register('options.removePackaging')}
          hint={terms && text('warehouse.removePackagingHint', { price: terms.removePackaging })}
        >
          <FormattedMessage id="warehouse.removePackaging" />
        </CheckboxField>
        {children}
      </Stack>
    </SheetSection>
  );
}
