import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A card with a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <chakra.h2 fontSize="lg">{title}</chakra.h2>
      {children}
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    background: 'surface',
    border: '1px solid {colors.hairline}',
    borderRadius: 'card',
    padding: { base: '4', md: '6' },
  },
});
