import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { CheckboxField } from '../../../ui/forms/fields';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { formatFen } from '../../../ui/values/moneyText';
import { usePackingTerms } from './usePackingTerms';
import type { PackingValues } from './packingValues';

interface PackingOptionFieldsProps {
  register: ReturnType<typeof useAppForm<PackingValues>>['register'];
  /** Declared value of all items, in fen. */
  declared: number;
  /** Further instructions for the packers. */
  children: ReactNode;
}

/** Optional services of the warehouse; each choice changes the total. */
export function PackingOptionFields({ register, declared, children }: PackingOptionFieldsProps) {
  const text = useText();
  const terms = usePackingTerms();
  return (
    <DocumentSection letter="D" title={text('warehouse.boxWith')}>
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
    </DocumentSection>
  );
}
