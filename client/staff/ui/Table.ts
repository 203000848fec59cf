import { chakra } from '@chakra-ui/react';

/** A table of the console; on phones each row becomes a small block. */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      padding: '4px 10px 4px 0',
      borderBottom: '1px solid {colors.ink}',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: '400',
      textAlign: 'start',
    },
    '& td': {
      padding: '8px 10px 8px 0',
      borderBottom: '1px solid {colors.hairline}',
      verticalAlign: 'middle',
    },
    '& tr[aria-current] td': { background: 'chosen' },
    '& tr[aria-current] td:first-of-type': { boxShadow: 'inset 3px 0 0 {colors.brand}' },
    mdDown: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px 14px',
        padding: '10px 0',
        borderBottom: '1px solid {colors.hairline}',
      },
      '& td': { padding: '0', border: '0' },
      '& td:empty': { display: 'none' },
    },
  },
});
