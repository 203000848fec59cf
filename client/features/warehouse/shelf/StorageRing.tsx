import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { storageTone } from './storageTone';

/** Free days from arrival on (CO-03); a full ring. */
const FREE_DAYS = 30;
const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * The remaining free days as a ring that empties; when overdue it is full and red. The text beside it says
 * the same.
 */
export function StorageRing({ freeDaysLeft }: { freeDaysLeft: number }) {
  // Today counts: on the day of arrival the ring is full, on the last day a sliver is left.
  const isOverdue = freeDaysLeft < 0;
  const share = isOverdue ? 1 : Math.min(freeDaysLeft + 1, FREE_DAYS) / FREE_DAYS;
  return (
    <chakra.span
      aria-hidden
      position="relative"
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize="48px"
      fontSize="sm"
      fontWeight="700"
      fontVariantNumeric="tabular-nums"
      color={storageTone(freeDaysLeft)}
    >
      <chakra.svg position="absolute" inset="0" viewBox="0 0 48 48" fill="none" strokeWidth="4">
        <chakra.circle cx="24" cy="24" r={RADIUS} stroke="hairline" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 24 24)"
        />
      </chakra.svg>
      <FormattedNumber value={freeDaysLeft} signDisplay="negative" />
    </chakra.span>
  );
}
