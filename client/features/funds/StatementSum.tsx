import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { StatementSum_StatementFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/document/DataList';
import { formatFen } from '../../ui/values/moneyText';

interface StatementSumProps {
  statement: FragmentType<typeof StatementSum_StatementFragmentDoc>;
}

/** On paper alone: what a period began and ended with. */
export function StatementSum(props: StatementSumProps) {
  const text = useText();
  const sum = readFragment(StatementSum_StatementFragmentDoc, props.statement);
  const lines = ['openingBalance', 'incoming', 'outgoing', 'closingBalance'] as const;
  return (
    <chakra.div display="none" _print={{ display: 'block' }}>
      <DataList
        entries={lines.map((line) => ({
          label: text(`funds.statement.${line}`),
          value: formatFen(sum[line]),
        }))}
      />
    </chakra.div>
  );
}
