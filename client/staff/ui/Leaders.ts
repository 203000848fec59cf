import { chakra } from '@chakra-ui/react';

/** A list of terms and values with dots between them, as on a receipt. */
export const Leaders = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '2',
      paddingY: '3px',
      fontSize: 'sm',
    },
    '& dt': { flex: '1', display: 'flex', alignItems: 'baseline', gap: '2', minWidth: '0' },
    '& dt::after': {
      content: '""',
      flex: '1',
      minWidth: '14px',
      borderBottom: '2px dotted {colors.hairline}',
      transform: 'translateY(-4px)',
    },
    '& dd': { fontFamily: 'mono', whiteSpace: 'nowrap' },
  },
});
