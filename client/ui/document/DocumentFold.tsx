import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { foldMark } from '../theme/foldMark';
import { NARROW } from '../theme/narrow';
import { DayTime } from '../values/DayTime';

interface DocumentFoldProps {
  title: string;
  /** The latest fact, told while it is folded, and the day of it (ISO 8601) where it has one. */
  peek?: ReactNode;
  on?: string;
  children: ReactNode;
}

/** Secondary content below a document: one line until it is opened; print shows it all. */
export function DocumentFold({ title, peek, on, children }: DocumentFoldProps) {
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
            textAlign="end"
            data-phrases
          >
            {on ? (
              <FormattedMessage
                id="documents.latest"
                values={{ what: peek, day: <DayTime at={on} isDateOnly isShort /> }}
              />
            ) : (
              peek
            )}
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
    [NARROW]: { flexWrap: 'wrap' },
    gap: '3',
    minHeight: '52px',
    fontWeight: '600',
    ...foldMark,
  },
});
