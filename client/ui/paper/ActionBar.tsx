import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { DialogSheet } from '../feedback/DialogSheet';
import { useModal } from '../feedback/useModal';
import { InPlaceOfNavigation } from './InPlaceOfNavigation';

const HEIGHT = '68px';

interface ActionBarProps {
  /** The amount that counts, or what it lacks. */
  sum: ReactNode;
  /** How it is made up, in a few words. */
  note: ReactNode;
  /** Opens from below where the sum is pressed; absent where there is nothing to add up yet. */
  receipt?: ReactNode;
  /** What that is called, if it is no receipt. */
  receiptLabel?: string;
  /** The one button. */
  children: ReactNode;
}

/**
 * The next step of a page within reach of the thumb, on phones alone: it takes the place of the
 * navigation, so that there is one bar at the lower edge.
 */
export function ActionBar({ sum, note, receipt, receiptLabel, children }: ActionBarProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const words = (
    <>
      <chakra.b display="block" fontSize="lg" fontWeight="700" lineHeight="1.2">
        {sum}
      </chakra.b>
      <chakra.span display="block" fontSize="13px" lineHeight="1.3" color="muted">
        {note}
      </chakra.span>
    </>
  );
  return (
    <>
      <InPlaceOfNavigation height={HEIGHT} />
      <Bar aria-label={text('documents.nextStep')}>
        {receipt ? (
          <Sum type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words}
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
  const ref = useModal();
  return (
    <DialogSheet
      ref={ref}
      aria-label={label ?? text('documents.receipt')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
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
    minHeight: HEIGHT,
    paddingX: '4',
    paddingY: '2',
    background: 'surface',
    borderTop: '2px solid {colors.ink}',
    _print: { display: 'none' },
  },
});

const Sum = chakra('button', {
  base: {
    minHeight: '44px',
    minWidth: '0',
    textAlign: 'start',
    cursor: 'pointer',
    '& b': { fontVariantNumeric: 'tabular-nums' },
  },
});
