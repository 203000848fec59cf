import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from './Card';

interface NumberedSectionProps {
  /** From 1. */
  number: number;
  title: string;
  children: ReactNode;
}

/** One step of a screen that is filled in from top to bottom: a card whose heading is numbered. */
export function NumberedSection({ number, title, children }: NumberedSectionProps) {
  return (
    <Card>
      <Stack gap="4">
        <chakra.h2 fontSize="lg">
          <Flex as="span" gap="3" alignItems="center">
            <Postmark>{number}</Postmark> {title}
          </Flex>
        </chakra.h2>
        {children}
      </Stack>
    </Card>
  );
}

const Postmark = chakra('span', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '32px',
    border: '2px dashed {colors.kraft}',
    borderRadius: 'full',
    color: 'brand',
    fontFamily: 'mono',
    fontSize: 'md',
  },
});
