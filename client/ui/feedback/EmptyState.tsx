import { chakra } from '@chakra-ui/react';
import { Package, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { punchHoles } from '../paper/punchHoles';

interface EmptyStateProps {
  title: string;
  /** What is missing, drawn. */
  icon?: LucideIcon;
  /** What to do next, usually a LinkButton. */
  children?: ReactNode;
}

/** Nothing here: a blank ticket, with a place for the stamp that it will have. */
export function EmptyState({ title, icon: Icon = Package, children }: EmptyStateProps) {
  return (
    <Blank>
      <Place>
        <Icon size={52} strokeWidth={1.25} aria-hidden />
      </Place>
      <chakra.p fontSize="lg" maxWidth="46ch" textWrap="balance">
        {title}
      </chakra.p>
      {children}
    </Blank>
  );
}

const Blank = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    paddingX: { base: '18px', md: '8' },
    paddingY: { base: '8', md: '12' },
    background: 'surface',
    border: '1px solid {colors.kraft}',
    textAlign: 'center',
    '&::before': punchHoles('start'),
    '&::after': punchHoles('end'),
  },
});

const Place = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '116px',
    borderRadius: 'full',
    border: '2px dashed {colors.kraft}',
    color: 'brand',
    transform: 'rotate(-8deg)',
  },
});
