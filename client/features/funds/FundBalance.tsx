import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { FundBalance_FundFragmentDoc } from '../../gql/graphql';
import { TornCard } from '../../ui/paper/Card';
import { Money } from '../../ui/values/Money';

interface FundBalanceProps {
  fund: FragmentType<typeof FundBalance_FundFragmentDoc>;
}

/** What the shopper can spend, as a ticket. */
export function FundBalance(props: FundBalanceProps) {
  const { balance } = readFragment(FundBalance_FundFragmentDoc, props.fund);
  return (
    <TornCard>
      <chakra.p color="muted">
        <FormattedMessage id="funds.balance" />
      </chakra.p>
      <Money fen={balance} isTotal fontSize="3xl" fontWeight="700" />
    </TornCard>
  );
}
