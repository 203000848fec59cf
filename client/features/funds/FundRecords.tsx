import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { FundRecords_RecordFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { FundRecordRow } from './FundRecordRow';

interface FundRecordsProps {
  records: FragmentType<typeof FundRecords_RecordFragmentDoc>[];
}

const columns = ['number', 'at', 'type', 'amount', 'balanceAfter', 'remark'] as const;

/** The records as a table; on phones each row becomes a card (EN-11). */
export function FundRecords(props: FundRecordsProps) {
  const text = useText();
  const records = readFragment(FundRecords_RecordFragmentDoc, props.records);
  return (
    // Shown as blocks a table is none to assistive technology unless its roles are spelt out.
    <Table role="table" aria-label={text('funds.records')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(`funds.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <FundRecordRow key={record.id} record={record} />
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    background: 'surface',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { padding: '3', textAlign: 'start', verticalAlign: 'top' },
    '& tr': { borderWidth: '1px', borderColor: 'hairline' },
    '& th': { color: 'muted', fontWeight: '600' },
    // Not `mdDown`: a sheet of paper is as narrow as a tablet, and has room for a table.
    '@media screen and (max-width: 767.98px)': {
      '&, & tbody': { display: 'grid', gap: '3', background: 'transparent' },
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
      '& tr': { display: 'block', borderRadius: 'card', background: 'surface', padding: '3' },
      '& td': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '4',
        padding: '1',
        textAlign: 'end',
      },
      '& td::before': {
        content: 'attr(data-label)',
        flexShrink: '0',
        color: 'muted',
        fontFamily: 'body',
        fontWeight: '400',
      },
    },
  },
});
