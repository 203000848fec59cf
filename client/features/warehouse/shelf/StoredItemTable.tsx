import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText';

const columns = ['select', 'item', 'weight', 'size', 'arrived', 'storage'] as const;

/** The warehouse as a table of `StoredItemRow`s; below 768 px each row is a card. */
export function StoredItemTable({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    // Shown as blocks a table is none to assistive technology unless its roles are spelt out.
    <Table role="table" aria-label={text('warehouse.title')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(`warehouse.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
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
    '& tr[data-selected]': { boxShadow: 'inset 4px 0 0 {colors.brand}' },
    '& th': { color: 'muted', fontWeight: '600', whiteSpace: 'nowrap' },
    // The column says what the box is for.
    '& td:first-of-type label': { padding: '0', background: 'transparent' },
    '& td:first-of-type label > span': { display: 'none' },
    mdDown: {
      '&, & tbody': { display: 'grid', gap: '3', background: 'transparent' },
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr)',
        columnGap: '2',
        borderRadius: 'card',
        background: 'surface',
        padding: '3',
      },
      '& td': { gridColumn: '2', padding: '1' },
      '& td:nth-of-type(1)': { gridColumn: '1', paddingX: '0' },
      '& td[data-label]': { display: 'flex', justifyContent: 'space-between', gap: '4' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: '0',
        color: 'muted',
      },
    },
  },
});
