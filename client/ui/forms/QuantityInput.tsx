import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import { useText } from '../../i18n/useText';
import { IconButton } from '../IconButton';
import { Input } from '../theme/inputStyles';

interface QuantityInputProps {
  /** Names the thing counted, for those who do not see where the field stands. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  id?: string;
  /** May answer a promise: until it is settled the new number is shown already. */
  onChange: (value: number) => unknown;
}

/** A whole number with minus and plus. A typed number counts when the field is left. */
export function QuantityInput({ label, value, min = 1, max = 999, ...props }: QuantityInputProps) {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [shown, setShown] = useOptimistic(value);

  function change(next: number) {
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed === shown) return;
    startTransition(async () => {
      setShown(allowed);
      await props.onChange(allowed);
    });
  }

  function commit() {
    const typed = Number(draft);
    setDraft(null);
    if (draft !== null && Number.isInteger(typed)) change(typed);
  }

  return (
    <Stepper role="group" aria-label={label}>
      <IconButton
        icon={Minus}
        label={text('common.less')}
        aria-disabled={shown <= min}
        onClick={() => change(shown - 1)}
      />
      <Input
        id={props.id}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        width="56px"
        paddingX="1"
        borderRadius="0"
        position="relative"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        value={draft ?? String(shown)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <IconButton
        icon={Plus}
        label={text('common.more')}
        aria-disabled={shown >= max}
        onClick={() => change(shown + 1)}
      />
    </Stepper>
  );
}

/** Three parts of one control, edge to edge. */
const Stepper = chakra('div', {
  base: {
    display: 'inline-flex',
    justifySelf: 'start',
    '& > button': {
      width: '40px',
      height: '44px',
      background: 'surface',
      border: '1px solid {colors.inputBorder}',
      // The focus ring stays above the neighbour.
      _focusVisible: { position: 'relative', zIndex: '1' },
      '&[aria-disabled=true]': { opacity: '1', color: 'muted' },
      '&[aria-disabled=true] svg': { opacity: '0.5' },
    },
    '& > button:first-of-type': {
      borderInlineEndWidth: '0',
      borderStartEndRadius: '0',
      borderEndEndRadius: '0',
    },
    '& > button:last-of-type': {
      borderInlineStartWidth: '0',
      borderStartStartRadius: '0',
      borderEndStartRadius: '0',
    },
  },
});
