import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { ReceiptLines, type ReceiptLine } from './ReceiptLines';

interface ReceiptProps {
  title: ReactNode;
  /** Below the title: number or name of the subject. */
  sub?: ReactNode;
  lines?: readonly ReceiptLine[];
  /** Content between the lines and the dotted rule: a button. */
  children?: ReactNode;
  /** Below the dotted rule: the other payment, what follows. */
  then?: ReactNode;
}

/** Money, once: lines, total, where it comes from and what is left to pay, torn off below. */
export function Receipt({ title, sub, lines = [], children, then }: ReceiptProps) {
  const id = useId();
  return (
    <Paper aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg">
        {title}
      </chakra.h2>
      {sub && (
        <chakra.div fontSize="sm" color="muted" overflowWrap="anywhere">
          {sub}
        </chakra.div>
      )}
      <ReceiptLines lines={lines} />
      {children}
      {then && <Then>{then}</Then>}
    </Paper>
  );
}

const tooth =
  'conic-gradient(from -45deg at bottom, #0000, {colors.surface} 1deg 89deg, #0000 90deg)';

/** The torn edge is painted below the paper: nothing is masked, so that no focus ring is cut. */
const Paper = chakra('section', {
  base: {
    position: 'relative',
    padding: '6',
    marginBottom: '7px',
    background: 'surface',
    border: '1px solid {colors.kraft}',
    borderBottom: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      insetX: '-1px',
      top: '100%',
      height: '7px',
      background: `${tooth} 50% 0 / 14px 7px repeat-x`,
      filter: 'drop-shadow(0 1px 0 {colors.kraft})',
    },
  },
});

const Then = chakra('div', {
  base: {
    marginTop: '4',
    paddingTop: '3',
    borderTop: '2px dotted {colors.kraft}',
    fontSize: 'sm',
    color: 'muted',
  },
});
