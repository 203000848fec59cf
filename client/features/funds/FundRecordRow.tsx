import { chakra } from '@chakra-ui/react';
import type { FundRecords_RecordFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { Money } from '../../ui/values/Money';

/** One movement of money; what came in carries a plus. */
export function FundRecordRow({ record }: { record: FundRecords_RecordFragment }) {
  const text = useText();
  const isIncome = record.amount > 0;
  return (
    <tr role="row">
      <Cell fontFamily="mono">{record.number}</Cell>
      <Cell>
        <DateTime at={record.at} />
      </Cell>
      <Cell data-cell="type" whiteSpace="nowrap">
        {text(`funds.type.${record.type}`)}
      </Cell>
      <Cell data-cell="amount" color={isIncome ? 'ok' : 'ink'} fontWeight="600">
        <chakra.span whiteSpace="nowrap">
          {isIncome && '+'}
          <Money fen={record.amount} />
        </chakra.span>
      </Cell>
      <Cell data-cell="balanceAfter" data-label={text('funds.balanceAfter')}>
        <Money fen={record.balanceAfter} />
      </Cell>
      <Cell overflowWrap="anywhere">{record.remark || '–'}</Cell>
    </tr>
  );
}

const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } });
