import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Step {
  id: string;
  label: string;
  /** What is told of it, e.g. when it was reached. */
  children?: ReactNode;
  isReached: boolean;
}

/** How far something has come: its steps from left to right as far as there is room, below each other on phones. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <chakra.ol
      aria-label={label}
      display="grid"
      gridTemplateColumns={{ sm: 'repeat(auto-fit, minmax(6rem, 1fr))' }}
      gap="3"
      listStyleType="none"
    >
      {steps.map((step, index) => (
        <Item
          key={step.id}
          data-reached={step.isReached || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <chakra.span display="inline-flex" alignItems="center" gap="1" fontWeight="600">
            {step.isReached && <Check size={16} strokeWidth={1.75} aria-hidden />}
            {step.label}
          </chakra.span>
          {step.children && (
            <chakra.span fontSize="sm" color="muted">
              {step.children}
            </chakra.span>
          )}
        </Item>
      ))}
    </chakra.ol>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    paddingTop: '2',
    borderTop: '3px dotted {colors.kraft}',
    color: 'muted',
    '&[data-reached]': { borderTop: '3px solid {colors.brand}', color: 'brand' },
  },
});
