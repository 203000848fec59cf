import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

interface DocumentBackLinkProps {
  to: string;
  label: string;
  /** From which width on the page has another way back. */
  until?: 'md' | 'lg';
}

/** The way back in the head of a sheet: on phones, which have no line for it above. */
export function DocumentBackLink({ to, label, until = 'md' }: DocumentBackLinkProps) {
  return (
    <Back to={to} aria-label={label} display={{ base: 'grid', [until]: 'none' }} data-screen-only>
      <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
    </Back>
  );
}

const Back = chakra(Link, {
  base: {
    flex: 'none',
    placeItems: 'center',
    boxSize: '44px',
    marginY: '-10px',
    marginInlineStart: '-12px',
    color: 'brand',
  },
});
