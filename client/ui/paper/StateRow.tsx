import { chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sheet of rows, each with what it is about, how it stands and what can be done. */
export const StateRows = chakra('ul', {
  base: {
    listStyleType: 'none',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    '& > li + li': { borderTop: '1px solid {colors.hairline}' },
  },
});

interface StateRowProps {
  icon: LucideIcon;
  title: string;
  /** How it stands, in a few words or as a stamp. */
  state?: ReactNode;
  /** What can be done: a link or a button. */
  action?: ReactNode;
  /** What the action opens. */
  children?: ReactNode;
}

export function StateRow({ icon: Icon, title, state, action, children }: StateRowProps) {
  return (
    <chakra.li
      display="grid"
      gap="4"
      padding={{ base: '4', md: '5' }}
      // A status that has nothing to say yet takes no gap either.
      css={{ '& > :empty': { position: 'absolute' } }}
    >
      <Flex gap="4" alignItems="center" flexWrap="wrap">
        <chakra.span color="brand" alignSelf="flex-start" paddingTop="1">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        <chakra.div flex="1 1 180px" minWidth="0" overflowWrap="anywhere">
          <chakra.h2 fontSize="md" fontFamily="body" fontWeight="600">
            {title}
          </chakra.h2>
          <chakra.div color="muted">{state}</chakra.div>
        </chakra.div>
        {action}
      </Flex>
      {children}
    </chakra.li>
  );
}
