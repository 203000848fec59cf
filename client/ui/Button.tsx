import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonRecipe } from './theme/buttonRecipe';
import { useEffect, useRef, useState } from 'react';

/** A button rests this long after a click, against double clicks (CO-02). */
const CLICK_LOCK_MS = 2000;

/** `lock()` locks for the given time; the timer ends with the component. */
function useClickLock(ms: number) {
  const [isLocked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function lock() {
    if (ms === 0) return;
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLocked(false), ms);
  }
  return { isLocked, lock };
}

const StyledButton = chakra('button', buttonRecipe);

interface ButtonProps extends Omit<ComponentProps<typeof StyledButton>, 'disabled'> {
  isDisabled?: boolean;
  /** Says why, where a disabled one is pressed. */
  onRefused?: () => void;
  /** True while the action of the click runs; further clicks are ignored. */
  isBusy?: boolean;
  /** A click may follow at once, e.g. on plus and minus. */
  isRepeatable?: boolean;
}

/**
 * A button that rests for 2000 ms after a click. Resting or disabled it says so by aria-disabled,
 * so that it keeps the focus.
 */
export function Button({
  isDisabled = false,
  isBusy = false,
  isRepeatable = false,
  onRefused,
  ...props
}: ButtonProps) {
  const { isLocked, lock } = useClickLock(isRepeatable ? 0 : CLICK_LOCK_MS);
  const isResting = isDisabled || isBusy || isLocked;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isResting) {
      event.preventDefault();
      if (isDisabled) onRefused?.();
      return;
    }
    lock();
    props.onClick?.(event);
  }

  return (
    <StyledButton
      type="button"
      {...props}
      aria-disabled={isResting}
      aria-busy={isBusy}
      onClick={handleClick}
    />
  );
}
