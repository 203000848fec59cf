import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface KitTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A plain table that scrolls in its own box where the screen is narrow. */
export function KitTable({ caption, head, rows }: KitTableProps) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: { base: 'sm', md: 'md' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: { base: '1', md: '2' },
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'hairline',
      whiteSpace: 'nowrap',
    },
    '& th': { color: 'muted', fontSize: 'sm', fontWeight: '600' },
  },
});
