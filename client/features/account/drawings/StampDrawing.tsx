import { chakra } from '@chakra-ui/react';
import { Drawing } from './Drawing';

interface StampDrawingProps {
  /** Good: a tick in green. Bad: the hand of a clock that has stopped, in red. */
  isGood: boolean;
}

/** A postmark over the corner of a perforated ticket. */
export function StampDrawing({ isGood }: StampDrawingProps) {
  return (
    <Drawing viewBox="0 0 260 180" width="220px" aria-hidden>
      <chakra.path fill="surface" d="M14 40h170v116H14z" strokeDasharray="7 7" />
      <chakra.g color="kraft">
        <path d="M34 70h70M34 92h96M34 114h54M34 136h80" />
      </chakra.g>
      <chakra.g color={isGood ? 'ok' : 'danger'} transform="rotate(-9 184 84)">
        <chakra.circle cx="184" cy="84" r="62" fill="paper" strokeWidth="4" />
        <circle cx="184" cy="84" r="50" strokeWidth="2" strokeDasharray="1 7" />
        <path strokeWidth="6" d={isGood ? 'M160 86l17 18 32-38' : 'M184 56v30l20 14'} />
      </chakra.g>
    </Drawing>
  );
}
