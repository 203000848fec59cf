import type { FundRecords_RecordFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { formatFen } from '../../ui/values/moneyText';
import { FundRecordSubject } from './FundRecordSubject';
import { LedgerCell, LedgerRow } from './ledgerTable';

/** One movement of money, as it was booked: in yuan alone. What came in carries a plus. */
export function FundRecordRow({ record }: { record: FundRecords_RecordFragment }) {
  const text = useText();
  const isIncome = record.amount > 0;
  return (
    <LedgerRow>
      <LedgerCell data-cell="at">
        <DateTime at={record.at} />
      </LedgerCell>
      <LedgerCell data-cell="what">
        <FundRecordSubject record={record} />
        <ReferenceNumber display="block" color="muted" fontSize="xs">
          {record.number}
        </ReferenceNumber>
      </LedgerCell>
      <LedgerCell data-cell="amount" {...(isIncome && { color: 'ok', fontWeight: '700' })}>
        {isIncome && '+'}
        {formatFen(record.amount)}
      </LedgerCell>
      <LedgerCell data-cell="balanceAfter" data-label={text('funds.title')}>
        {formatFen(record.balanceAfter)}
      </LedgerCell>
    </LedgerRow>
  );
}
