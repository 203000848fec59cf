import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RuledHeadingProps {
  id?: string;
  children: ReactNode;
  /** At the other end of the dots. */
  after?: ReactNode;
}

/** A heading outside of cards: dots lead to a note at the other end. */
export function RuledHeading({ id, children, after }: RuledHeadingProps) {
  return (
    <Row>
      <chakra.h2 id={id} fontSize="lg">
        {children}
      </chakra.h2>
      {after && (
        <chakra.span order="1" fontSize="sm" color="muted" textAlign="end">
          {after}
        </chakra.span>
      )}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    marginBottom: '4',
    _after: {
      content: '""',
      flex: '1',
      minWidth: '4',
      borderBottom: '2px dotted {colors.kraft}',
      transform: 'translateY(-5px)',
    },
  },
});
