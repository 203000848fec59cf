import { chakra } from '@chakra-ui/react';

/** How much a list holds, read out when it changes; it is there, empty, while that is not known. */
export function FoundCount({ children }: { children?: string }) {
  return (
    <chakra.p role="status" minHeight="1.5em" color="muted" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.p>
  );
}
