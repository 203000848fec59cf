import { chakra } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { ConvertMoneyContext } from '../values/ConvertMoneyContext';
import { formatFen } from '../values/moneyText';

export interface ReceiptLine {
  id: string;
  label: ReactNode;
  note?: ReactNode;
  /** Undefined as long as it is not known. */
  fen: number | undefined;
  /** Tells a plus as well: it comes on top. */
  isAdded?: boolean;
  /**
   * `total` sums up the lines above, `due` is paid now and also shown in the shopper's currency, `rest`
   * remains, `apart` is no part of the sum.
   */
  kind?: 'total' | 'due' | 'rest' | 'apart';
}

/** Names and amounts joined by dots; what changes is read out. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Lines aria-live="polite">
      {lines.map((line) => (
        <Line key={line.id} data-kind={line.kind}>
          <chakra.dt minWidth="0" data-phrases>
            {line.label}
            {line.note && <Note>{line.note}</Note>}
            {line.kind === 'due' && <Converted fen={line.fen} />}
          </chakra.dt>
          <dd translate="no">
            {line.fen === undefined ? '…' : (line.isAdded ? '+' : '') + formatFen(line.fen)}
          </dd>
        </Line>
      ))}
    </Lines>
  );
}

function Converted({ fen }: Pick<ReceiptLine, 'fen'>) {
  const convert = use(ConvertMoneyContext);
  if (!convert || !fen) return null;
  return <Note>{convert({ fen, isTotal: true })}</Note>;
}

const Lines = chakra('dl', { base: { marginTop: '4' } });

const Note = chakra('span', {
  base: {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: '400',
    lineHeight: '1.35',
    color: 'muted',
  },
});

const ruled = { borderTop: '2px solid {colors.ink}', marginTop: '2', paddingTop: '3' };

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    paddingY: '5px',
    _after: {
      content: '""',
      order: '1',
      flex: '1',
      minWidth: '4',
      borderBottom: '2px dotted {colors.leader}',
      transform: 'translateY(-4px)',
    },
    '& dd': {
      order: '2',
      flex: 'none',
      fontFamily: 'mono',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-kind]': { fontWeight: '600' },
    '&[data-kind=total], &[data-kind=due]': ruled,
    '&:not([data-kind=apart]) + &[data-kind=apart]': {
      ...{ borderTop: '2px dotted {colors.kraft}', marginTop: '2', paddingTop: '3' },
    },
    '&[data-kind=total] dd, &[data-kind=due] dd': {
      fontFamily: 'body',
      fontSize: 'xl',
      fontWeight: '700',
      lineHeight: '1',
    },
  },
});
