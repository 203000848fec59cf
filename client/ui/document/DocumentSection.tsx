import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { NARROW } from '../theme/narrow';
import { StepNumber } from './StepNumber';

interface DocumentSectionProps {
  /** Letter of the section, as on paper forms. */
  letter: string;
  title: ReactNode;
  /** Text at the other end of the heading. */
  after?: ReactNode;
  children: ReactNode;
}

/** One box of a sheet that is filled in from top to bottom. */
export function DocumentSection({ letter, title, after, children }: DocumentSectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <chakra.div
        display="flex"
        css={{ [NARROW]: { flexWrap: 'wrap' } }}
        alignItems="center"
        gap="3"
        minHeight="28px"
        marginBottom="4"
      >
        <StepNumber aria-hidden>{letter}</StepNumber>
        <chakra.h2 id={id} fontSize="lg">
          {title}
        </chakra.h2>
        {after && (
          <chakra.span marginInlineStart="auto" fontSize="sm" color="muted" textAlign="end">
            {after}
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </Box>
  );
}

const Box = chakra('section', {
  base: {
    minWidth: '0',
    paddingX: { base: '14px', md: '6' },
    paddingTop: { base: '4', md: '6' },
    paddingBottom: { base: '20px', md: '6' },
    '& + &': { borderTop: '1px solid {colors.ink}' },
  },
});
