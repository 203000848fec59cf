import { chakra } from '@chakra-ui/react';

/** Two fields side by side; below each other on phones. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});
