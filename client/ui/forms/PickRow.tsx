import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface PickRowProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** The short name of the choice, read out with the button. */
  label: ReactNode;
  /** Badge beside the name, announced after it. */
  tag?: ReactNode;
  /** Explanation and cost, shown before the choice. */
  children?: ReactNode;
  /** Text in a column before the price; on phones below the name. */
  aside?: ReactNode;
  /** At the other end: what is finally paid. */
  price?: ReactNode;
  /** Explains the price below it all. */
  why?: ReactNode;
}

/** One of several ways, one below the other: a radio button, its name, what it means, its price. */
export function PickRow({ label, tag, children, aside, price, why, ...input }: PickRowProps) {
  const id = useId();
  return (
    <Row data-columns={aside ? 4 : undefined}>
      <chakra.input
        type="radio"
        boxSize="20px"
        marginTop="2px"
        {...input}
        aria-labelledby={`${id}-name`}
        aria-describedby={['tag', 'about', 'aside', 'price', 'why']
          .map((part) => `${id}-${part}`)
          .join(' ')}
      />
      <chakra.span minWidth="0" gridColumn={price || aside ? undefined : '2 / -1'}>
        <chakra.b
          id={`${id}-name`}
          fontWeight="600"
          marginInlineEnd={tag ? '1' : undefined}
          data-phrases
        >
          {label}
        </chakra.b>{' '}
        {tag && <span id={`${id}-tag`}>{tag}</span>}
        <chakra.span id={`${id}-about`} display="block" fontSize="sm" color="muted" data-phrases>
          {children}
        </chakra.span>
      </chakra.span>
      {aside && (
        <chakra.span data-aside id={`${id}-aside`} fontSize="sm" color="muted">
          {aside}
        </chakra.span>
      )}
      <chakra.span
        data-price
        id={`${id}-price`}
        fontWeight="700"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
      >
        {price}
      </chakra.span>
      {why && (
        <chakra.span id={`${id}-why`} gridColumn="2 / -1" minWidth="0" overflowWrap="anywhere">
          {why}
        </chakra.span>
      )}
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
    '&:hover:not(:has(:checked))': { background: 'neutralTint' },
    '&[data-columns]': {
      gridTemplateColumns: { md: '20px minmax(0, 1fr) 92px auto' },
      '& > [data-aside]': { gridColumn: { mdDown: '2' }, gridRow: { mdDown: '2' } },
      '& > [data-price]': { minWidth: '84px' },
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
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
