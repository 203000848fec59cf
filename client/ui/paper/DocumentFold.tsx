import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { foldMark } from '../theme/foldMark';

interface DocumentFoldProps {
  title: string;
  /** The latest fact, told while it is folded. */
  peek?: ReactNode;
  children: ReactNode;
}

/** What few look at, below a document: one line until it is opened; paper shows it all. */
export function DocumentFold({ title, peek, children }: DocumentFoldProps) {
  return (
    <Folded>
      <Summary>
        <chakra.span flexShrink="0">{title}</chakra.span>
        {peek && (
          <chakra.span
            marginInlineStart="auto"
            fontSize="sm"
            fontWeight="400"
            color="muted"
            data-phrases
          >
            {peek}
          </chakra.span>
        )}
      </Summary>
      <chakra.div paddingBottom="4" fontSize="sm" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </Folded>
  );
}

const Folded = chakra('details', {
  base: {
    borderBottom: '1px solid {colors.hairline}',
    '&:first-of-type': { borderTop: '1px solid {colors.hairline}' },
    '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '52px',
    fontWeight: '600',
    ...foldMark,
  },
});
