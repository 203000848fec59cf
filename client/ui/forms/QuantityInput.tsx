import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { startTransition, useId, useOptimistic, useRef, useState } from 'react';
import { useText } from '../../i18n/useText';
import { IconButton } from '../IconButton';
import { Input } from '../theme/inputStyles';
import { isWithin, numberIn, pieces } from './wholeNumber';

interface QuantityInputProps {
  /** Name of the counted object, for screen readers. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  id?: string;
  /** Names of minus and plus, if the counted objects are no goods. */
  steps?: { less: string; more: string };
  /** May return a promise: until it is settled the new number is shown already. */
  onChange: (value: number) => unknown;
  /**
   * For forms, which show errors themselves: receives the number at each keystroke, even an invalid one, NaN
   * if empty. Then only minus and plus call `onChange`.
   */
  onTyped?: (typed: number) => unknown;
  /** Outside of forms: gets the field when what was typed cannot be, null once it can again. */
  onRefused?: (field: HTMLInputElement | null) => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * A whole number with minus and plus. Outside of forms a typed number takes effect on blur; an invalid or
 * missing one stays as typed with an error and is never changed.
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
      // The button is large enough for a finger and adjoins the field.
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
