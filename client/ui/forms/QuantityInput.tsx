import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { startTransition, useId, useOptimistic, useRef, useState } from 'react';
import { useText } from '../../i18n/useText';
import { IconButton } from '../IconButton';
import { Input } from '../theme/inputStyles';
import { isWithin, numberIn, pieces } from './wholeNumber';

interface QuantityInputProps {
  /** Names the thing counted, for those who do not see where the field stands. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  id?: string;
  /** How minus and plus are called, where what is counted is no goods. */
  steps?: { less: string; more: string };
  /** May return a promise: until it is settled the new number is shown already. */
  onChange: (value: number) => unknown;
  /**
   * In a form, which tells its errors itself: gets the number with each keystroke, also one that
   * cannot be, NaN for none. `onChange` is then called by minus and plus alone.
   */
  onTyped?: (typed: number) => unknown;
  /** Outside of forms: gets the field when what was typed cannot be, null once it can again. */
  onRefused?: (field: HTMLInputElement | null) => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * A whole number with minus and plus. Outside of forms a typed number counts when the field is left;
 * one that cannot be, or none, stays as it was typed and is told, never changed into another.
 */
export function QuantityInput({ label, value, ...props }: QuantityInputProps) {
  const { min = pieces.min, max = pieces.max } = props;
  const text = useText();
  const { less, more } = props.steps ?? { less: text('common.less'), more: text('common.more') };
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [shown, setShown] = useOptimistic(value);
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);

  function refuse(isRefusedNow: boolean) {
    setRefused(isRefusedNow);
    props.onRefused?.(isRefusedNow ? field.current : null);
  }

  function change(next: number) {
    setDraft(null);
    refuse(false);
    if (next === shown) return;
    startTransition(async () => {
      setShown(next);
      await props.onChange(next);
    });
  }

  function step(by: number) {
    const next = (Number.isNaN(shown) ? min : shown) + by;
    change(Math.min(max, Math.max(min, next)));
  }

  function commit() {
    if (draft === null) return;
    const typed = numberIn(draft);
    if (isWithin(typed, { min, max })) change(typed);
    else if (!props.onTyped) refuse(true);
  }

  function leave() {
    commit();
    props.onBlur?.();
  }

  return (
    <chakra.div justifySelf="start">
      <Stepper role="group" aria-label={label}>
        <IconButton
          icon={Minus}
          label={less}
          aria-disabled={shown <= min}
          onClick={() => step(-1)}
        />
        <Input
          ref={field}
          id={props.id}
          aria-label={label}
          aria-invalid={isRefused || props['aria-invalid']}
          aria-describedby={isRefused ? messageId : props['aria-describedby']}
          inputMode="numeric"
          autoComplete="off"
          width="56px"
          paddingX="1"
          borderRadius="0"
          position="relative"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          value={draft ?? String(shown)}
          onChange={(event) => {
            setDraft(event.target.value);
            props.onTyped?.(numberIn(event.target.value));
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            leave();
          }}
        />
        <IconButton icon={Plus} label={more} aria-disabled={shown >= max} onClick={() => step(1)} />
      </Stepper>
      {isRefused && (
        <chakra.p id={messageId} role="alert" fontSize="sm" color="danger">
          {text('common.quantityRange', { min, max })}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Three parts of one control, edge to edge. */
const Stepper = chakra('div', {
  base: {
    display: 'inline-flex',
    '& > button': {
      width: { base: '44px', md: '40px' },
      height: '44px',
      background: 'surface',
      border: '1px solid {colors.inputBorder}',
      // The focus ring stays above the neighbour.
      _focusVisible: { position: 'relative', zIndex: '1' },
      // As large as a finger needs by itself, and edge to edge with the field.
      _after: { content: 'none' },
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
