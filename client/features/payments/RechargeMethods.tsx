import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PaymentMethodCode } from '../../gql/graphql';
import { ChoiceCard } from '../../ui/forms/ChoiceCard';
import { Legend } from './Legend';
import type { RechargeForm } from './RechargeForm';

interface RechargeMethodsProps {
  form: RechargeForm;
  methods: readonly { code: PaymentMethodCode; name: string }[];
}

/** By which way the money comes. */
export function RechargeMethods({ form, methods }: RechargeMethodsProps) {
  return (
    <chakra.fieldset display="grid" gap="3" minWidth="0">
      <Legend>
        <FormattedMessage id="payments.recharge.method" />
      </Legend>
      {methods.map(({ code, name }) => (
        <ChoiceCard key={code} {...form.register('method')} value={code} label={name}>
          <FormattedMessage id={`payments.about.${code}`} />
        </ChoiceCard>
      ))}
    </chakra.fieldset>
  );
}
