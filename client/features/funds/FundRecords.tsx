import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../gql';
import { FundRecords_RecordFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { FundRecordRow } from './FundRecordRow';
import { LedgerTable } from './ledgerTable';

interface FundRecordsProps {
  records: FragmentType<typeof FundRecords_RecordFragmentDoc>[];
  /** Rows above them, of what has not moved yet. */
  children?: ReactNode;
}

const columns = ['at', 'what', 'amount', 'balanceAfter'] as const;

/** The records as a table (EN-11). */
export function FundRecords({ children, ...props }: FundRecordsProps) {
  const text = useText();
  const records = readFragment(FundRecords_RecordFragmentDoc, props.records);
  return (
    <LedgerTable aria-label={text('funds.records')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" data-cell={column}>
              {text(`funds.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {children}
        {records.map((record) => (
          <FundRecordRow key={record.id} record={record} />
        ))}
      </tbody>
    </LedgerTable>
  );
}
