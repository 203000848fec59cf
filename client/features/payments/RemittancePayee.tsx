import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { RemittancePayee_OptionsFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useFamilyFirst } from '../../ui/forms/useFamilyFirst';
import { fenToInput } from '../../ui/values/moneyText';
import { CopyRow } from './CopyRow';

interface RemittancePayeeProps {
  options: FragmentType<typeof RemittancePayee_OptionsFragmentDoc>;
  /** Fen that are to be sent; null where that is open. */
  amount: number | null;
}

/** What is copied goes into a form abroad: the country is written in the letters of the rest of it. */
const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Whom the money is sent to and the reference that finds the account, each to be copied. */
export function RemittancePayee({ amount, ...props }: RemittancePayeeProps) {
  const text = useText();
  const isFamilyFirst = useFamilyFirst();
  const { payee, reference } = readFragment(RemittancePayee_OptionsFragmentDoc, props.options);
  if (!payee) return null;
  const names = ['firstName', 'lastName'] as const;
  return (
    <>
      <chakra.p fontSize="sm" color="muted" marginBottom="2">
        <FormattedMessage id="payments.remittance.sendToHint" />
      </chakra.p>
      <dl>
        <CopyRow label={text('payments.remittance.reference')} value={reference} isLarge />
        {(isFamilyFirst ? names.toReversed() : names).map((name) => (
          <CopyRow
            key={name}
            label={text(`payments.remittance.payee.${name}`)}
            value={payee[name]}
          />
        ))}
        <CopyRow
          label={text('payments.remittance.payee.place')}
          value={`${payee.city}, ${englishNames.of(payee.country)}`}
        />
        {amount !== null && (
          <CopyRow label={text('payments.recharge.amount')} value={`${fenToInput(amount)} CNY`} />
        )}
      </dl>
    </>
  );
}
