import { chakra } from '@chakra-ui/react';
import { useShownKeys } from '../keys/KeysProvider';
import { useText } from '../i18n/useText';
import { Kbd } from '../ui/Kbd';

interface KeyBarProps {
  /** Opens all keys. */
  onHelp: () => void;
  /** Letters that `G` waits for; undefined while it waits for none. */
  goingTo: string | undefined;
}

/** The keys of this state; neighbours of one label stand together. */
export function KeyBar({ onHelp, goingTo }: KeyBarProps) {
  const text = useText();
  const shown = useShownKeys();
  const labels = [...new Set(shown.map(({ label }) => label))];
  return (
    <Bar>
      {labels.map((label) => (
        <Keys key={label}>
          {shown
            .filter((each) => each.label === label)
            .map(({ keys }) => (
              <Kbd key={keys}>{keys}</Kbd>
            ))}
          {label}
        </Keys>
      ))}
      <Keys data-on={goingTo && true}>
        <Kbd>{goingTo ? `G ${goingTo}` : text('keys.gLetter')}</Kbd>
        {text('keys.go')}
      </Keys>
      <Keys>
        <Kbd>/</Kbd>
        {text('keys.find')}
      </Keys>
      <Help type="button" onClick={onHelp}>
        <Kbd>?</Kbd>
        {text('keys.all')}
      </Help>
    </Bar>
  );
}

const Bar = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '3',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px 20px',
    minHeight: '42px',
    padding: '7px 26px',
    borderTop: '1px solid {colors.ink}',
    background: 'surface',
    fontSize: '0.84rem',
    mdDown: { display: 'none' },
    _print: { display: 'none' },
  },
});

const Keys = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    whiteSpace: 'nowrap',
    '&[data-on] kbd': { background: 'brand', color: 'brandText' },
  },
});

const Help = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    minHeight: '24px',
    marginInlineStart: 'auto',
    cursor: 'pointer',
  },
});
