import { chakra } from '@chakra-ui/react';

/**
 * A table of movements; on phones each row is two lines: what and how much, when and what was left.
 * Shown as blocks a table is none to assistive technology unless its roles are spelt out.
 */
export const LedgerTable = chakra(
  'table',
  {
    base: {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: '0.9375rem',
      '& th': {
        paddingBottom: '2',
        paddingInlineEnd: '3',
        color: 'muted',
        fontSize: 'sm',
        fontWeight: '400',
        textAlign: 'start',
      },
      '& :is(th, td):is([data-cell=amount], [data-cell=balanceAfter])': { textAlign: 'end' },
      '& :is(th, td):last-of-type': { paddingInlineEnd: '0' },
      '@media print': { fontSize: 'xs' },
      // Not `mdDown`: a sheet of paper is as narrow as a tablet, and has room for a table.
      '@media screen and (max-width: 767.98px)': {
        '&, & tbody': { display: 'block' },
        '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
      },
    },
  },
  { defaultProps: { role: 'table' } },
);

export const LedgerRow = chakra(
  'tr',
  {
    base: {
      borderTopWidth: '1px',
      borderColor: 'hairline',
      '@media screen and (max-width: 767.98px)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '3',
        paddingBlock: '3',
        '& > [data-cell=at]': { order: '1', color: 'muted', fontSize: 'sm' },
        '& > [data-cell=balanceAfter]': { order: '2', color: 'muted' },
      },
    },
    variants: {
      isWaiting: {
        true: {
          background: 'warnTint',
          boxShadow: '-12px 0 0 {colors.warnTint}, 12px 0 0 {colors.warnTint}',
        },
      },
    },
  },
  { defaultProps: { role: 'row' } },
);

export const LedgerCell = chakra(
  'td',
  {
    base: {
      paddingBlock: '13px',
      paddingInlineEnd: '3',
      verticalAlign: 'top',
      '&[data-cell=at]': { whiteSpace: 'nowrap' },
      '&[data-cell=what], &[data-cell=what] *': { overflowWrap: 'anywhere' },
      '&[data-cell=amount], &[data-cell=balanceAfter]': {
        fontFamily: 'mono',
        fontSize: 'sm',
        whiteSpace: 'nowrap',
      },
      '& [data-head]': { display: 'none', fontFamily: 'body' },
      '@media print': { paddingBlock: '1' },
      '@media screen and (max-width: 767.98px)': {
        padding: '0',
        '& [data-head]': { display: 'inline' },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
);
