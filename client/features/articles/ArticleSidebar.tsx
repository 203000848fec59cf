import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { foldMark } from '../../ui/theme/foldMark';

interface ArticleSidebarProps {
  title: string;
  /** Shows the title beside the article as well, and not only to assistive technology. */
  isTitled?: boolean;
  /** Links. */
  children: ReactNode;
}

/** Links beside an article; on narrower screens they are folded above it. */
export function ArticleSidebar({ title, isTitled, children }: ArticleSidebarProps) {
  return (
    <>
      <Side aria-label={title} data-titled={isTitled || undefined}>
        {isTitled && (
          <chakra.h2 fontSize="md" marginBottom="2">
            {title}
          </chakra.h2>
        )}
        {children}
      </Side>
      <Fold>
        <Summary>{title}</Summary>
        <chakra.nav aria-label={title} paddingBottom="3">
          {children}
        </chakra.nav>
      </Fold>
    </>
  );
}

const Side = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    '&[data-titled]': {
      position: 'sticky',
      top: '72px',
      borderInlineStart: '2px dotted {colors.kraft}',
      paddingInlineStart: '4',
    },
  },
});

const Fold = chakra('details', {
  base: { display: { lg: 'none' }, borderY: '2px dotted {colors.kraft}' },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    fontWeight: '600',
    ...foldMark,
  },
});
