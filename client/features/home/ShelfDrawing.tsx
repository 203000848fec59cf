import { chakra } from '@chakra-ui/react';

/** Shelves, and a parcel on the scale before them; ornament where there is room. */
export function ShelfDrawing() {
  return (
    <chakra.svg
      viewBox="0 0 420 190"
      width="420px"
      display={{ base: 'none', lg: 'block' }}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      color="ink"
    >
      <path d="M10 10v176M230 10v176M10 70h220M10 130h220M10 180h220" />
      <chakra.path fill="kraft" d="M24 32h52v38H24zM150 92h60v38h-60zM24 146h40v34H24z" />
      <chakra.path fill="surface" d="M86 44h36v26H86zM132 24h30v46h-30zM172 50h44v20h-44z" />
      <chakra.path fill="surface" d="M28 100h50v30H28zM90 84h34v46H90zM80 152h60v28H80z" />
      <path d="M50 32v14M104 44v8M132 38h30M180 92v14M53 100v10M90 98h34M44 146v10M110 152v10" />
      <chakra.path fill="surface" d="M158 140h56v40h-56zM158 152h56" />
      <chakra.g transform="translate(326 0)">
        <chakra.path fill="kraft" d="M-42 62L0 44l42 18v44L0 124l-42-18z" />
        <path d="M-42 62L0 80l42-18M0 80v44M-20 53l42 18v14" />
        <path d="M-62 130H62M-8 130v10M8 130v10" />
        <chakra.path fill="surface" d="M-50 140H50l8 46H-58z" />
        <chakra.circle r="16" cx="0" cy="164" fill="paper" />
        <chakra.g color="accent">
          <path d="M0 164l8-9" />
        </chakra.g>
      </chakra.g>
    </chakra.svg>
  );
}
