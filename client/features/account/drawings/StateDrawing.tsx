import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import { EnvelopeDrawing } from './EnvelopeDrawing';

/** States of an email, or of the link in it, that have a drawing. */
export type DrawnState = keyof typeof drawings | 'sent' | 'awaited';

/** A decorative drawing of the state; the title beside it says the same in words. */
export function StateDrawing({ state }: { state: DrawnState }) {
  if (state === 'sent' || state === 'awaited') return <EnvelopeDrawing isSent={state === 'sent'} />;
  return (
    <Drawing viewBox="0 0 270 200" width="270px" aria-hidden data-state={state}>
      {drawings[state]}
    </Drawing>
  );
}

interface PostmarkProps {
  x: number;
  y: number;
  color: 'ok' | 'warn' | 'danger' | 'muted';
  /** Around 0, 0. */
  sign: string;
}

function Postmark({ x, y, color, sign }: PostmarkProps) {
  return (
    <chakra.g color={color} transform={`translate(${x} ${y}) rotate(-9)`}>
      <chakra.circle r="42" fill="paper" strokeWidth="4" />
      <circle r="33" strokeWidth="2" strokeDasharray="1 7" />
      <path strokeWidth="6" d={sign} />
    </chakra.g>
  );
}

const tick = 'M-17 1l12 13 22-27';
const lines = (
  <chakra.g color="kraft">
    <path d="M40 78h76M40 102h104M40 126h60" />
  </chakra.g>
);

const drawings = {
  /** The letter was opened, its postmark is good. */
  verified: (
    <>
      <chakra.path fill="kraft" d="M36 92l90-74 90 74" />
      <chakra.path fill="surface" d="M58 34h136v110H58z" />
      <path d="M76 58h64M76 78h98M76 98h52" />
      <chakra.path fill="surface" d="M36 92v100h180V92l-90 62z" />
      <Postmark x={218} y={66} color="ok" sign={tick} />
    </>
  ),
  /** A label: the old address struck out, a new one below it. */
  changed: (
    <>
      <chakra.path fill="surface" d="M22 40h200v130H22z" />
      <chakra.path fill="kraft" d="M22 40h200v18H22z" />
      <chakra.g color="muted">
        <path d="M44 84h104M40 90l112-12" />
      </chakra.g>
      <path d="M44 116h132M44 142h74" />
      <Postmark x={214} y={148} color="ok" sign={tick} />
    </>
  ),
  /** A ticket whose clock has stopped. */
  expired: (
    <>
      <chakra.path fill="surface" d="M18 46h180v116H18z" strokeDasharray="7 7" />
      {lines}
      <Postmark x={204} y={92} color="danger" sign="M0-20V2l16 11" />
    </>
  ),
  /** A ticket torn in two, punched. */
  used: (
    <>
      <chakra.path
        fill="surface"
        d="M14 52h118l-9 18 9 18-9 18 9 18-9 18 9 18H14z"
        transform="rotate(-3 70 106)"
      />
      <chakra.path
        fill="kraft"
        d="M156 52h98v108h-98l-9-18 9-18-9-18 9-18-9-18z"
        transform="rotate(7 200 106)"
      />
      <Postmark x={68} y={104} color="muted" sign={tick} />
    </>
  ),
  /** Two halves of a chain. */
  unknown: (
    <>
      <chakra.g fill="surface">
        <rect x="14" y="84" width="104" height="60" rx="30" transform="rotate(-8 66 114)" />
        <rect x="152" y="84" width="104" height="60" rx="30" transform="rotate(10 204 114)" />
      </chakra.g>
      <chakra.g fill="kraft">
        <rect x="34" y="104" width="64" height="20" rx="10" transform="rotate(-8 66 114)" />
        <rect x="172" y="104" width="64" height="20" rx="10" transform="rotate(10 204 114)" />
      </chakra.g>
      <chakra.g color="danger" strokeWidth="4">
        <path d="M135 66V40M116 72l-14-20M154 72l14-20M135 160v24" />
      </chakra.g>
    </>
  ),
  /** A label that has somebody's picture on it. */
  taken: (
    <>
      <chakra.path fill="surface" d="M18 36h200v136H18z" />
      <chakra.circle cx="76" cy="88" r="22" fill="kraft" />
      <chakra.path fill="kraft" d="M36 172c0-36 18-54 40-54s40 18 40 54z" />
      <path d="M136 76h62M136 100h62M136 124h36" />
      <Postmark x={216} y={52} color="warn" sign="M0-20V4M0 18v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;
