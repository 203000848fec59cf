import { chakra } from '@chakra-ui/react';
import { paths } from '../../routes/paths';
import type { FundRecords_RecordFragment, FundRecordType } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { TextLink } from '../../ui/Link';
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
      <Cell overflowWrap="anywhere">
        <Remark {...record} />
      </Cell>
    </tr>
  );
}

const lists: Partial<Record<FundRecordType, typeof paths.orders>> = {
  ORDER_PAYMENT: paths.orders,
  ORDER_REFUND: paths.orders,
  ITEM_REFUND: paths.orders,
  DIFFERENCE_PAYMENT: paths.orders,
  DIFFERENCE_REFUND: paths.orders,
  PACKAGE_PAYMENT: paths.package,
  PACKAGE_REFUND: paths.package,
};

/** The number of an order or a package leads to it. */
function Remark({ type, remark }: FundRecords_RecordFragment) {
  const list = lists[type];
  if (!list || !remark) return remark || '–';
  return <TextLink to={list.href({ search: remark })}>{remark}</TextLink>;
}

const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } });
