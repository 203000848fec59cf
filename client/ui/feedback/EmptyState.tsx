import { chakra } from '@chakra-ui/react';
import { Package, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { listCardStyle } from '../document/listCardStyle';

interface EmptyStateProps {
  title: string;
  /** Drawing of the missing content. */
  icon?: LucideIcon;
  /** The next step, usually a LinkButton. */
  children?: ReactNode;
}

/** Nothing here: a blank ticket, with a place for the stamp that it will have. */
export function EmptyState({ title, icon: Icon = Package, children }: EmptyStateProps) {
  return (
    <Blank>
      <Place>
        <Icon size={52} strokeWidth={1.25} aria-hidden />
      </Place>
      <chakra.p
        fontFamily="heading"
        fontSize="xl"
        fontWeight="600"
        lineHeight="1.3"
        maxWidth="46ch"
        textWrap="balance"
      >
        {title}
      </chakra.p>
      {children}
    </Blank>
  );
}

const Blank = chakra('div', {
  base: {
    ...listCardStyle,
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    paddingX: { base: '18px', md: '8' },
    paddingY: { base: '8', md: '12' },
    textAlign: 'center',
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
