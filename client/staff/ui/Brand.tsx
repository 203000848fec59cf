import { chakra } from '@chakra-ui/react';

/** The logo's colours, which are the same in light and dark. */
const colors = { ground: '#0B5D4E', board: '#E2C9A1', edge: '#14201D' };

const Mark = chakra('span', {
  base: {
    padding: '3px 4px',
    border: '1px solid currentColor',
    borderRadius: '2px',
    fontFamily: 'mono',
    fontSize: '0.625rem',
    fontWeight: '700',
    lineHeight: '1',
    letterSpacing: '0.08em',
  },
});

/** The parcel of the shop's logo. */
export function ParcelMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="7" fill={colors.ground} />
      <path d="M7 12l9-5 9 5v9l-9 5-9-5z" fill={colors.board} />
      <path
        d="M7 12l9 5 9-5M16 17v9"
        fill="none"
        stroke={colors.edge}
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The name of the house, and on which side of the counter one is. */
export function Brand() {
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="7px"
      minHeight="32px"
      color="brand"
      fontFamily="heading"
      fontSize="lg"
      fontWeight="700"
      lineHeight="1"
    >
      <ParcelMark />
      Tidebox
      <Mark translate="no" marginInlineStart="auto">
        STAFF
      </Mark>
    </chakra.span>
  );
}
