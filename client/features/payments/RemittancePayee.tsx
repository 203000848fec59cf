import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { RemittancePayee_OptionsFragmentDoc } from '../../gql/graphql';
import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { CopyButton } from '../../ui/CopyButton';
import { TornCard } from '../../ui/paper/Card';

interface RemittancePayeeProps {
  options: FragmentType<typeof RemittancePayee_OptionsFragmentDoc>;
}

/** Whom the money is sent to and the reference that finds the account, each to be copied. */
export function RemittancePayee(props: RemittancePayeeProps) {
  const intl = useIntl();
  const { payee, reference } = readFragment(RemittancePayee_OptionsFragmentDoc, props.options);
  if (!payee) return null;
  const country = intl.formatDisplayName(payee.country, { type: 'region' }) ?? payee.country;
  return (
    <TornCard>
      <Stack gap="3">
        <chakra.h2 fontSize="lg">
          <FormattedMessage id="payments.remittance.sendTo" />
        </chakra.h2>
        <p>
          <FormattedMessage id="payments.remittance.sendToHint" />
        </p>
        <dl>
          <Line label="payments.remittance.reference" value={reference} />
          <Line label="payments.remittance.payee.firstName" value={payee.firstName} />
          <Line label="payments.remittance.payee.lastName" value={payee.lastName} />
          <Line label="payments.remittance.payee.city" value={payee.city} />
          <Line label="payments.remittance.payee.country" value={country} />
        </dl>
      </Stack>
    </TornCard>
  );
}

function Line({ label, value }: { label: MessageId; value: string }) {
  const text = useText();
  const name = text(label);
  return (
    <Flex alignItems="center" justifyContent="space-between" gap="3" minHeight="44px">
      <chakra.dt color="muted">{name}</chakra.dt>
      <chakra.dd display="flex" alignItems="center" gap="2" minWidth="0">
        <chakra.span fontFamily="mono" fontWeight="600" overflowWrap="anywhere">
          {value}
        </chakra.span>
        <CopyButton
          value={value}
          label={text('payments.remittance.copy', { label: name })}
          copied={text('payments.remittance.copied', { value })}
          failed={text('payments.remittance.copyFailed')}
        />
      </chakra.dd>
    </Flex>
  );
}
