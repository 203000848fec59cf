import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const footerLink = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: 'muted',
    _hover: { color: 'brand', textDecoration: 'underline' },
  },
});

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section minWidth="0">
      <chakra.h2 fontSize="md" marginBottom="2">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
