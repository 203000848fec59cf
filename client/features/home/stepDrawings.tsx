import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 88 64"
      width="88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

/** One drawing for each stop of the purchase process. */
export const stepDrawings = {
  paste: (
    <Drawing>
      <path d="M6 8h76v48H6zM6 20h76M13 14h.1M20 14h.1M27 14h.1" />
      <chakra.path fill="kraft" d="M16 30h44v12H16z" />
      <path d="M22 36h22M64 34l14 14-6 1 4 8-4 2-4-8-4 4z" fill="none" />
    </Drawing>
  ),
  pay: (
    <Drawing>
      <path d="M22 4h44v56l-7-5-7 5-8-5-7 5-8-5-7 5z" />
      <path d="M32 16h24M32 24h14" />
      <chakra.circle cx="60" cy="42" r="14" fill="kraft" />
      <path d="M55 35l5 7 5-7M60 42v9M55 43h10M55 47h10" />
    </Drawing>
  ),
  store: (
    <Drawing>
      <path d="M6 4v58M82 4v58M6 32h76M6 58h76" />
      <chakra.path fill="kraft" d="M14 14h22v18H14z" />
      <path d="M25 14v7M44 20h14v12H44zM62 10h13v22H62zM62 18h13" />
      <chakra.path fill="kraft" d="M48 40h26v18H48z" />
      <path d="M61 40v7M14 46h24v12H14zM14 52h24" />
    </Drawing>
  ),
  ship: (
    <Drawing>
      <path d="M4 58C14 14 58 4 76 18" strokeDasharray="0.1 7" strokeWidth="3.5" />
      <chakra.path fill="kraft" d="M26 30l20-9 20 9v22l-20 9-20-9z" />
      <path d="M26 30l20 9 20-9M46 39v22M36 25.500l20 9v7" />
      <path d="M84 12l-8 6-3-9M4 58h.1" />
    </Drawing>
  ),
};
