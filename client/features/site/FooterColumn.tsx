import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const footerLink = defineRecipe({
  base: {
    display: 'inline-block',
    paddingY: { base: '3', md: '6px' },
    lineHeight: '1.25rem',
    color: 'muted',
    _hover: { color: 'brand', textDecoration: 'underline' },
  },
});

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section minWidth="0">
      <chakra.h2 fontSize="md" lineHeight="1.5rem" marginBottom="1">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
