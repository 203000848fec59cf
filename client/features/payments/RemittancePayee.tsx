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

/** Copied text goes into a form of a foreign bank, so the country is in Latin letters like the rest. */
const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** The payee and the reference that identifies the account, each with a copy button. */
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
