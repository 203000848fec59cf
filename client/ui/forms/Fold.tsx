import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FoldProps {
  /** Short summary of the contents. */
  summary: ReactNode;
  /** Opens it, where something inside has to be seen. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that few need: folded away until somebody wants them, or one of them has to be mended. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  return (
    <chakra.details open={isOpen || undefined}>
      <Summary>{summary}</Summary>
      <chakra.div display="grid" gap="4" paddingTop="3">
        {children}
      </chakra.div>
    </chakra.details>
  );
}

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    color: 'brand',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': { content: '"+"', fontFamily: 'mono', textDecoration: 'none' },
    'details[open] > &': { '&::before': { content: '"−"' } },
  },
});
