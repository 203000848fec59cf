import { chakra } from '@chakra-ui/react';

const MAX_SHOWN = 99;

/** Returns a count with at most two digits: above 99 it is 99+. */
export function shownCount(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}

interface CountBadgeProps {
  count: number;
  /** The count with its meaning, for screen readers. */
  label: string;
}

/** A small number on a dark ground; none at all is not told. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <Badge htmlTranslate="no" role="img" aria-label={label}>
      {shownCount(count)}
    </Badge>
  );
}

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: '20px',
    paddingX: '1',
    borderRadius: 'full',
    // Vermilion is the one next step's.
    background: 'ink',
    color: 'paper',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.25rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});
