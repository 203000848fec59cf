import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { CheckboxField } from '../../../ui/forms/fields';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import type { PackingValues } from './packingValues';

interface PackingOptionFieldsProps {
  register: ReturnType<typeof useAppForm<PackingValues>>['register'];
}

/** What the warehouse may do besides packing; each choice shows in the total. */
export function PackingOptionFields({ register }: PackingOptionFieldsProps) {
  const text = useText();
  return (
    <Stack gap="3">
      <chakra.h2 fontSize="lg">
        <FormattedMessage id="warehouse.options" />
      </chakra.h2>
      <CheckboxField
        {...register('options.extraProtection')}
        hint={text('warehouse.extraProtectionHint')}
      >
        <FormattedMessage id="warehouse.extraProtection" />
      </CheckboxField>
      <CheckboxField
        {...register('options.removePackaging')}
        hint={text('warehouse.removePackagingHint')}
      >
        <FormattedMessage id="warehouse.removePackaging" />
      </CheckboxField>
      <CheckboxField {...register('options.insurance')} hint={text('warehouse.insuranceHint')}>
        <FormattedMessage id="warehouse.insurance" />
      </CheckboxField>
    </Stack>
  );
}
