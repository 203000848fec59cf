import { chakra } from '@chakra-ui/react';
import { ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { DialogSheet } from '../feedback/DialogSheet';
import { useModal } from '../feedback/useModal';
import { NARROW } from '../theme/narrow';
import { BAR_HEIGHT, HideBottomNav } from './HideBottomNav';
import { Thumbnail } from '../document/Thumbnail';

const MOST_PICTURES = 3;

interface ActionBarProps {
  /** The amount that counts, or what it lacks. */
  sum: ReactNode;
  /** Short breakdown of the sum. */
  note: ReactNode;
  /** Pictures of what it is about, of which the first ones are shown where there is room. */
  pictures?: readonly (string | undefined)[];
  /** Opens from below where the sum is pressed; absent where there is nothing to add up yet. */
  receipt?: ReactNode;
  /** Name of the section below, if it is no receipt. */
  receiptLabel?: string;
  /** The one button. */
  children: ReactNode;
}

/**
 * The next step of a page within reach of the thumb, on phones alone: it takes the place of the
 * navigation, so that there is one bar at the lower edge.
 */
export function ActionBar({ sum, note, pictures = [], ...props }: ActionBarProps) {
  const { receipt, receiptLabel, children } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const words = (
    <chakra.span minWidth="0">
      <chakra.b display="block" fontSize="lg" fontWeight="700" lineHeight="1.2">
        {sum}
      </chakra.b>
      <chakra.span display="block" fontSize="0.8125rem" lineHeight="1.3" color="muted">
        {note}
      </chakra.span>
    </chakra.span>
  );
  return (
    <>
      <HideBottomNav />
      <Bar aria-label={text('documents.nextStep')}>
        {receipt ? (
          <Sum type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {pictures.length > 0 && (
              <Pictures aria-hidden>
                {pictures.slice(0, MOST_PICTURES).map((src, index) => (
                  <Thumbnail key={index} src={src} size="36px" />
                ))}
              </Pictures>
            )}
            {words}
            <ChevronUp size={16} aria-hidden />
          </Sum>
        ) : (
          <p>{words}</p>
        )}
        {children}
      </Bar>
      {isOpen && (
        <FromBelow label={receiptLabel} onClose={() => setOpen(false)}>
          {receipt}
        </FromBelow>
      )}
    </>
  );
}

interface FromBelowProps {
  label?: string;
  children: ReactNode;
  onClose: () => void;
}

function FromBelow({ label, children, onClose }: FromBelowProps) {
  const text = useText();
  const ref = useModal(onClose);
  return (
    <DialogSheet ref={ref} aria-label={label ?? text('documents.receipt')}>
      {children}
      <Button marginTop="4" width="100%" isRepeatable onClick={onClose}>
        <FormattedMessage id="common.close" />
      </Button>
    </DialogSheet>
  );
}

const Bar = chakra('section', {
  base: {
    display: { base: 'none', mdDown: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    position: 'fixed',
    zIndex: '25',
    bottom: '0',
    insetX: '0',
    minHeight: BAR_HEIGHT,
    paddingX: '4',
    paddingY: '2',
    background: 'surface',
    borderTop: '2px solid {colors.ink}',
    // The button is below the sum.
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      '& > :last-child': { width: '100%' },
    },
    _print: { display: 'none' },
  },
});

const Sum = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& > svg': { flex: 'none', color: 'muted' },
    minHeight: '44px',
    minWidth: '0',
    textAlign: 'start',
    cursor: 'pointer',
    '& b': { fontVariantNumeric: 'tabular-nums' },
  },
});

/** The pictures overlap; on smaller phones there is no room beside the text. */
const Pictures = chakra('span', {
  base: {
    display: 'flex',
    flex: 'none',
    '& > *': { border: '2px solid {colors.surface}' },
    '& > * + *': { marginInlineStart: '-14px' },
    '@media (max-width: 379px)': { display: 'none' },
  },
});
