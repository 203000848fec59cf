import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface PickRowProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** The short name of the choice, read out with the button. */
  label: ReactNode;
  /** What it means and what it costs, said before it is chosen. */
  children?: ReactNode;
  /** At the other end: what is finally paid. */
  price?: ReactNode;
}

/** One of several ways, one below the other: a radio button, its name, what it means, its price. */
export function PickRow({ label, children, price, ...input }: PickRowProps) {
  const id = useId();
  return (
    <Row>
      <chakra.input
        type="radio"
        boxSize="20px"
        marginTop="2px"
        {...input}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about ${id}-price`}
      />
      <chakra.span minWidth="0">
        <chakra.b id={`${id}-name`} fontWeight="600">
          {label}
        </chakra.b>
        <chakra.span id={`${id}-about`} display="block" fontSize="sm" color="muted">
          {children}
        </chakra.span>
      </chakra.span>
      <chakra.span
        id={`${id}-price`}
        fontWeight="700"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
      >
        {price}
      </chakra.span>
    </Row>
  );
}

const Row = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'start',
    padding: '3',
    marginX: { base: '-6px', md: '-12px' },
    borderRadius: 'input',
    cursor: 'pointer',
    _hover: { background: 'neutralTint' },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetX: '3',
      top: '0',
      borderTop: '1px dotted {colors.kraft}',
    },
    '&:has(:checked)': {
      background: 'light-dark(#EEF6F2, #1D3029)',
      boxShadow: 'inset 3px 0 0 {colors.brand}',
    },
    '&:has(:checked)::before, &:has(:checked) + &::before': { borderColor: 'transparent' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
