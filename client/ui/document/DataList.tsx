import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Entry {
  label: string;
  value: ReactNode;
}

/** Names and values in two columns, e.g. the amounts of an order. */
export function DataList({ entries }: { entries: Entry[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, max-content) minmax(min-content, 1fr)"
      columnGap="4"
      rowGap="2"
    >
      {entries.map(({ label, value }) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="muted">{label}</chakra.dt>
          <chakra.dd textAlign="end" minWidth="0">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
