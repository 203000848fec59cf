import { chakra } from '@chakra-ui/react';

/** The number of results, announced on changes; while unknown the element is present but empty. */
export function FoundCount({ children }: { children?: string }) {
  return (
    <chakra.p role="status" minHeight="1.5em" color="muted" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.p>
  );
}
