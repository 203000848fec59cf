import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StepNumber } from './StepNumber';

interface NumberedStep {
  title: string;
  text: ReactNode;
}

/** The next steps, in numbered boxes along the lower edge of a card. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <Boxes>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <chakra.strong display="flex" alignItems="center" gap="2" marginBottom="1">
            <StepNumber aria-hidden>{index + 1}</StepNumber>
            {title}
          </chakra.strong>
          <chakra.div fontSize="sm" color="muted" overflowWrap="anywhere">
            {text}
          </chakra.div>
        </li>
      ))}
    </Boxes>
  );
}

const Boxes = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    listStyleType: 'none',
    borderTop: '1px solid {colors.ink}',
    '& > li': {
      paddingX: { base: '4', md: '6' },
      paddingTop: { base: '14px', md: '4' },
      paddingBottom: { base: '14px', md: '20px' },
    },
    '& > li + li': {
      borderTop: { base: '1px solid {colors.ink}', md: 'none' },
      borderInlineStart: { md: '1px solid {colors.ink}' },
    },
  },
});
