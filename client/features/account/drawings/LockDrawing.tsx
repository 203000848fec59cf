import { chakra } from '@chakra-ui/react';
import { Drawing } from './Drawing';

/** A padlock with its new key. */
export function LockDrawing() {
  return (
    <Drawing viewBox="0 0 340 280" width="340px" aria-hidden>
      <chakra.g color="brand" strokeWidth="4">
        <path d="M10 226c40 34 96 46 150 40" strokeDasharray="0.1 13" />
      </chakra.g>
      <path d="M74 118V82a52 52 0 0 1 104 0v36" strokeWidth="10" />
      <chakra.path fill="kraft" d="M48 118h156v120H48z" />
      <path d="M48 146h156M126 172v.1M48 210h156" />
      <chakra.circle cx="126" cy="174" r="13" fill="surface" />
      <path d="M126 187v22" strokeWidth="7" />
      <g transform="rotate(-14 266 176)">
        <chakra.circle cx="266" cy="116" r="34" fill="surface" />
        <circle cx="266" cy="104" r="9" />
        <chakra.path fill="surface" d="M258 148h16v92l-8 10-8-10z" />
        <path d="M274 196h16v14h-16M274 220h12v12h-12" />
      </g>
    </Drawing>
  );
}
