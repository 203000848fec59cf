import { chakra } from '@chakra-ui/react';
import { Drawing } from './Drawing';

interface EnvelopeDrawingProps {
  /** A tick says that it has left. */
  isSent?: boolean;
}

/** A large envelope, half on its way. */
export function EnvelopeDrawing({ isSent = false }: EnvelopeDrawingProps) {
  return (
    <Drawing viewBox="0 0 280 190" width="240px" aria-hidden>
      <chakra.g color="brand" strokeWidth="4">
        <path d="M8 150c20-6 30-14 40-26M8 178h44" strokeDasharray="0.1 11" />
      </chakra.g>
      <g transform="rotate(-5 160 100)">
        <chakra.path fill="surface" d="M62 36h200v132H62z" />
        <chakra.path fill="kraft" d="M62 36l100 76L262 36" />
        <path d="M62 168l74-76M262 168l-74-76" />
      </g>
      {isSent && (
        <chakra.g color="ok" transform="translate(214 4)">
          <chakra.circle cx="26" cy="30" r="25" fill="paper" />
          <path d="M15 30l8 9 15-17" />
        </chakra.g>
      )}
    </Drawing>
  );
}
