import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { stops } from '../../routes/stops';

interface FindBoxProps {
  /** What was looked for. */
  text: string;
  /** What the text was taken for, and how much it found. */
  hint?: string;
  /** Opens the chosen result, where Enter is pressed once more. */
  onOpen?: () => void;
}

/** The box that takes every number, email address and name, scanned, pasted or typed. */
export function FindBox({ text: soughtText, hint, onOpen }: FindBoxProps) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(soughtText);
  const input = useRef<HTMLInputElement>(null);
  useKeys([
    { keys: '/', run: () => input.current?.select() },
    {
      keys: 'Esc',
      label: text('find.clear'),
      run: () => {
        setTyped('');
        void navigate(stops.find.path);
        input.current?.focus();
      },
    },
  ]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const sought = typed.trim();
    if (sought === soughtText) return onOpen?.();
    void navigate(
      sought ? `${stops.find.path}?text=${encodeURIComponent(sought)}` : stops.find.path,
    );
  }
  return (
    <Box role="search" onSubmit={submit}>
      <chakra.span display="grid" placeItems="center">
        <Search size={26} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Typed
        ref={input}
        data-scan
        autoFocus
        aria-label={text('frame.stop.find')}
        placeholder={text('find.placeholder')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <chakra.span paddingInlineEnd="4" fontSize="sm" color="muted" mdDown={{ display: 'none' }}>
        {hint}
      </chakra.span>
    </Box>
  );
}

const Box = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '52px minmax(0, 1fr) auto', mdDown: '44px minmax(0, 1fr)' },
    alignItems: 'center',
    minHeight: '60px',
    border: '2px solid {colors.ink}',
    borderRadius: 'input',
    background: 'surface',
    _focusWithin: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

const Typed = chakra('input', {
  base: {
    minWidth: '0',
    minHeight: '56px',
    background: 'transparent',
    fontFamily: 'mono',
    fontSize: { base: 'xl', mdDown: 'md' },
    fontWeight: '600',
    lineHeight: '1.2',
    _placeholder: { color: 'muted', opacity: '1', fontWeight: '400' },
    '&&:focus-visible': { outline: 'none' },
  },
});
