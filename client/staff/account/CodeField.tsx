import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useText } from '../i18n/useText';

/** Figures of a code of an authenticator app. */
export const CODE_LENGTH = 6;

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called with the sixth figure. */
  onComplete: (code: string) => void;
}

/** One field, drawn as six boxes, so that pasting and password managers work as ever. */
export function CodeField({ value, onChange, onComplete }: CodeFieldProps) {
  const text = useText();
  const id = useId();
  function change(typed: string) {
    const code = typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete(code);
  }
  return (
    <div>
      <chakra.label htmlFor={id} display="block" marginBottom="5px" fontSize="sm" fontWeight="600">
        {text('signIn.code')}
      </chakra.label>
      <Boxes>
        <Typed
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
        {Array.from({ length: CODE_LENGTH }, (_, place) => (
          <Box key={place} aria-hidden data-next={place === value.length || undefined}>
            {value[place]}
          </Box>
        ))}
      </Boxes>
      <chakra.p id={`${id}-hint`} marginTop="5px" fontSize="sm" color="muted">
        {text('signIn.codeHint')}
      </chakra.p>
    </div>
  );
}

const Boxes = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 4px repeat(3, minmax(0, 1fr))',
    gap: '2',
    // The field itself lies over the boxes unseen, so the fourth box is the fifth child.
    '& > :nth-child(5)': { gridColumn: '5' },
    '&:focus-within [data-next]': { border: '2px solid {colors.accent}' },
  },
});

const Box = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '62px',
    border: '1px solid {colors.inputBorder}',
    borderRadius: 'input',
    background: 'surface',
    fontFamily: 'mono',
    fontSize: '1.875rem',
    fontWeight: '700',
    lineHeight: '1',
  },
});

const Typed = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    // Below 16 px phones zoom into a focused field.
    fontSize: 'md',
    cursor: 'text',
    zIndex: '1',
    '&&:focus-visible': { outlineOffset: '4px' },
  },
});
