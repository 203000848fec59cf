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
    '@media print': { fontSize: 'xs', '& th, & td': { padding: '1' } },
    // Not `mdDown`: a sheet of paper is as narrow as a tablet, and has room for a table.
    '@media screen and (max-width: 767.98px)': {
      '&, & tbody': { display: 'grid', gap: '3', background: 'transparent' },
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, auto)',
        columnGap: '4',
        rowGap: '1',
        borderRadius: 'card',
        background: 'surface',
        padding: '3',
      },
      '& td': { padding: '0' },
      '& td:not([data-cell=type], [data-cell=amount])': { color: 'muted' },
      '& td:nth-of-type(even)': { textAlign: 'end' },
      // What moved the money and how much stand first.
      '& [data-cell=type]': { order: '-2', color: 'ink', fontSize: 'md', fontWeight: '600' },
      '& [data-cell=amount]': { order: '-1', fontSize: 'md' },
      '& [data-cell=balanceAfter]::before': { content: 'attr(data-label) " "' },
    },
  },
});
