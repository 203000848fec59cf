import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { RemittancePayee_OptionsFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { fenToInput } from '../../ui/values/moneyText';
import { CopyRow } from './CopyRow';

interface RemittancePayeeProps {
  options: FragmentType<typeof RemittancePayee_OptionsFragmentDoc>;
  /** Fen that are to be sent; null where that is open. */
  amount: number | null;
}

/** Whom the money is sent to and the reference that finds the account, each to be copied. */
export function RemittancePayee({ amount, ...props }: RemittancePayeeProps) {
  const intl = useIntl();
  const text = useText();
  const { payee, reference } = readFragment(RemittancePayee_OptionsFragmentDoc, props.options);
  if (!payee) return null;
  const country = intl.formatDisplayName(payee.country, { type: 'region' }) ?? payee.country;
  return (
    <>
      <chakra.p fontSize="sm" color="muted" marginBottom="2">
        <FormattedMessage id="payments.remittance.sendToHint" />
      </chakra.p>
      <dl>
        <CopyRow label={text('payments.remittance.reference')} value={reference} isLarge />
        <CopyRow label={text('payments.remittance.payee.firstName')} value={payee.firstName} />
        <CopyRow label={text('payments.remittance.payee.lastName')} value={payee.lastName} />
        <CopyRow
          label={text('payments.remittance.payee.place')}
          value={text('payments.remittance.place', { city: payee.city, country })}
        />
        {amount !== null && (
          <CopyRow label={text('payments.recharge.amount')} value={`${fenToInput(amount)} CNY`} />
        )}
      </dl>
    </>
  );
}
