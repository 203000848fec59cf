import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/paper/Card';

/** A card with a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap="3">
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {children}
      </Stack>
    </Card>
  );
}
