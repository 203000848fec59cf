import { Stack, chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What to do next, usually a LinkButton. */
  children?: ReactNode;
}

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Stack alignItems="center" gap="4" paddingY="12" textAlign="center">
      <chakra.span color="kraft">
        <Package size={48} strokeWidth={1.25} aria-hidden />
      </chakra.span>
      <chakra.p fontSize="lg">{title}</chakra.p>
      {children}
    </Stack>
  );
}
