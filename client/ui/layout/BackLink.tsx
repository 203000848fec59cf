import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way back, above the title of a page that belongs to another one. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Way to={to}>
      <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Way>
  );
}

const Way = chakra(Link, {
  base: {
    // Above the title, whose line it reaches into.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '44px',
    minHeight: '44px',
    marginY: '-10px',
    fontSize: 'sm',
    color: 'muted',
    _hover: { color: 'brand', textDecoration: 'underline' },
  },
});
