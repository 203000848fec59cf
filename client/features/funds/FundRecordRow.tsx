import { FormattedMessage } from 'react-intl';
import type { FundRecords_RecordFragment } from '../../gql/graphql';
import { DateTime } from '../../ui/values/DateTime';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { formatFen } from '../../ui/values/moneyText';
import { FundRecordSubject } from './FundRecordSubject';
import { LedgerCell, LedgerRow } from './ledgerTable';

/** One movement of money, as it was booked: in yuan alone. What came in carries a plus. */
export function FundRecordRow({ record }: { record: FundRecords_RecordFragment }) {
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
      <LedgerCell data-cell="balanceAfter">
        {/* Where the heads of the columns are not seen; to be heard they are there. */}
        <span aria-hidden data-head>
          <FormattedMessage id="funds.balanceLeft" />{' '}
        </span>
        {formatFen(record.balanceAfter)}
      </LedgerCell>
    </LedgerRow>
  );
}
