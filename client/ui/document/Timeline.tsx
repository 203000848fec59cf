import { chakra } from '@chakra-ui/react';
import { DateTime } from '../values/DateTime';
import { WithNumbers } from '../values/WithNumbers';

export interface TimelineStep {
  id: string;
  label: string;
  /** Short form of the status. */
  short?: string;
  note?: string;
  /** ISO 8601. */
  at: string;
}

/** The history in the given order, newest first, joined by a dotted line. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <chakra.ol listStyleType="none">
      {steps.map((step) => (
        <Step key={step.id}>
          <chakra.p fontWeight="600">
            <WithNumbers>{step.label}</WithNumbers>
          </chakra.p>
          {step.note && (
            <p>
              <WithNumbers>{step.note}</WithNumbers>
            </p>
          )}
          <chakra.p fontSize="sm" color="muted">
            <DateTime at={step.at} />
          </chakra.p>
        </Step>
      ))}
    </chakra.ol>
  );
}

const Step = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '8',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '6px',
      boxSize: '12px',
      borderRadius: 'full',
      background: 'brand',
    },
    // From below its dot to above the next one's; the last has nowhere to go.
    '&:not(:last-of-type)': {
      paddingBottom: '4',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '7px',
        top: '20px',
        bottom: '-4px',
        borderInlineStart: '2px dotted {colors.kraft}',
      },
    },
  },
});
