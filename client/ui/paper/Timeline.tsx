import { chakra } from '@chakra-ui/react';
import { DateTime } from '../values/DateTime';

export interface TimelineStep {
  id: string;
  label: string;
  note?: string;
  /** ISO 8601. */
  at: string;
}

/** What happened, newest first as given, along a dotted line. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <chakra.ol listStyleType="none" borderInlineStart="2px dotted {colors.kraft}" marginStart="2">
      {steps.map((step) => (
        <chakra.li
          key={step.id}
          position="relative"
          paddingInlineStart="6"
          paddingBottom="4"
          _before={{
            content: '""',
            position: 'absolute',
            insetInlineStart: '-7px',
            top: '6px',
            boxSize: '12px',
            borderRadius: 'full',
            background: 'brand',
          }}
        >
          <chakra.p fontWeight="600">{step.label}</chakra.p>
          {step.note && <p>{step.note}</p>}
          <chakra.p fontSize="sm" color="muted">
            <DateTime at={step.at} />
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
