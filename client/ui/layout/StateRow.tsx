import { chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RuledHeading } from './RuledHeading';

/** Rows on bare paper with hairlines between them. */
export const RuledRows = chakra('ul', {
  base: { listStyleType: 'none', '& > li + li': { borderTop: '1px solid {colors.hairline}' } },
});

/** Rows below a heading, each with title, status and action. */
export function StateRows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <RuledHeading id={id}>{title}</RuledHeading>
      <RuledRows aria-labelledby={id}>{children}</RuledRows>
    </div>
  );
}

interface StateRowProps {
  icon: LucideIcon;
  title: string;
  /** Status in a few words or as a stamp. */
  state?: ReactNode;
  /** A link or button. */
  action?: ReactNode;
  /** Content opened by the action. */
  children?: ReactNode;
}

export function StateRow({ icon: Icon, title, state, action, children }: StateRowProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      paddingY="4"
      _first={{ paddingTop: '0' }}
      // A status that has nothing to say yet takes no gap either.
      css={{ '& > :empty': { position: 'absolute' } }}
    >
      <Flex gap="4" alignItems="start">
        <chakra.span color="brand" paddingTop="1">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        {/* What has no room beside the words stands below them, not below the sign. */}
        <Flex flex="1" gap="4" alignItems="center" flexWrap="wrap" minWidth="0">
          <chakra.div flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
            <chakra.h3 fontSize="md" fontFamily="body" fontWeight="600">
              {title}
            </chakra.h3>
            <chakra.div color="muted">{state}</chakra.div>
          </chakra.div>
          {action}
        </Flex>
      </Flex>
      {children}
    </chakra.li>
  );
}
