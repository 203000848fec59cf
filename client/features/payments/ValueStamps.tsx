import { chakra } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../i18n/useText';

interface ValueStampsProps {
  /** Fen, whole yuan each. */
  values: readonly number[];
  field: UseFormRegisterReturn;
}

/** Amounts to choose from, as postage stamps of that value. */
export function ValueStamps({ values, field }: ValueStampsProps) {
  const text = useText();
  return (
    <Row>
      {values.map((fen) => (
        <Value key={fen}>
          <chakra.input
            type="radio"
            value={String(fen)}
            aria-label={text('payments.recharge.preset', { amount: fen / 100 })}
            position="absolute"
            inset="0"
            boxSize="100%"
            opacity="0"
            zIndex="1"
            cursor="pointer"
            {...field}
          />
          <Frame aria-hidden>
            <Boat />
            <b>{text('payments.recharge.value', { amount: fen / 100 })}</b>
            <small>{text('payments.recharge.yuan')}</small>
          </Frame>
        </Value>
      ))}
    </Row>
  );
}

function Boat() {
  return (
    <svg
      viewBox="0 0 40 32"
      width="44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M20 2v17M20 3l10 12H20M18 8l-9 9h9" />
      <path d="M7 20h26l-4 4H11z" fill="currentColor" />
      <path d="M4 28q4-3.5 8 0t8 0 8 0 8 0" />
    </svg>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(3, minmax(0, 1fr))',
      md: 'repeat(6, minmax(0, 1fr))',
    },
    gap: '3',
    // Two have room for their figures where the screen is narrow or letters are large.
    '@media (max-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const tooth = '13px';

/** The sheet of the stamp, its edge punched; the mask cuts nothing that can have the focus. */
const Value = chakra('label', {
  base: {
    position: 'relative',
    display: 'block',
    filter: 'drop-shadow(0 0 1px {colors.inputBorder})',
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '& :checked + span': { background: 'brand', color: 'brandText' },
  },
});

const Frame = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'space-evenly',
    aspectRatio: '5 / 6',
    paddingY: '11px',
    // In the dark, paper and what it lies on are too alike to show the edge.
    background: 'light-dark({colors.paper}, {colors.neutralTint})',
    color: 'brand',
    outline: '1.5px solid currentColor',
    outlineOffset: '-10px',
    mask: [
      'linear-gradient(#000 0 0) 50% / calc(100% - 8px) calc(100% - 8px) no-repeat',
      `radial-gradient(circle, #0000 3.6px, #000 4.1px) calc(${tooth} / -2) calc(${tooth} / -2) / ${tooth} ${tooth} round`,
    ].join(', '),
    '& svg': { maxWidth: '52%' },
    '& b': {
      fontSize: 'lg',
      fontWeight: '700',
      lineHeight: '1',
      letterSpacing: '-0.01em',
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { fontSize: 'xs', lineHeight: '1' },
  },
});
