import { chakra } from '@chakra-ui/react';

/** The sheet of paper a modal dialog is written on; at the bottom of the screen on phones. */
export const DialogSheet = chakra('dialog', {
  base: {
    width: { base: '100%', sm: '400px' },
    maxWidth: '100%',
    maxHeight: '90dvh',
    margin: { base: 'auto 0 0', sm: 'auto' },
    padding: '6',
    border: '1px solid {colors.hairline}',
    borderRadius: { base: '10px 10px 0 0', sm: 'card' },
    background: 'surface',
    color: 'ink',
    boxShadow: 'float',
    overflowY: 'auto',
    '&::backdrop': { background: 'rgba(20, 32, 29, 0.5)' },
  },
});
