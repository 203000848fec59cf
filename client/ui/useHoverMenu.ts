import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useOnTop } from './feedback/useOnTop';

/**
 * A panel beside its button that shows on hover, on focus and on a click, and hides when both have
 * gone elsewhere. Esc hides it and leaves the focus on the button, and so does a step back once something was
 * pressed there: what a pointer only passes is no step to take back. Spread `area` on the element around both,
 * `button` on the button.
 */
export function useHoverMenu() {
  const [state, setState] = useState<'hidden' | 'shown' | 'pressed'>('hidden');
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'hidden';
  const show = () => setState((now) => (now === 'hidden' ? 'shown' : now));
  const close = () => setState('hidden');
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && Boolean(area.current?.contains(target));

  const leave = () => {
    if (isWithin(document.activeElement)) button.current?.focus();
    close();
  };

  useOnTop(state === 'pressed', leave);
  useEffect(() => {
    if (!isOpen) return;
    // A finger neither leaves nor blurs.
    const closeOutside = ({ target }: PointerEvent) => {
      if (!isWithin(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    close,
    area: {
      ref: area,
      onMouseEnter: show,
      onMouseLeave: () => {
        // Whoever is typing has not left.
        if (!isWithin(document.activeElement)) close();
      },
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (!isWithin(relatedTarget)) show();
      },
      onClick: ({ target }: MouseEvent) => {
        const isLink = target instanceof Element && target.closest('a') !== null;
        if (!isLink) setState((now) => (now === 'shown' ? 'pressed' : now));
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // The focus goes nowhere when a label is pressed, whose control takes it a moment later.
        if (relatedTarget && !isWithin(relatedTarget)) close();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') leave();
      },
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      onClick: () => setState('pressed'),
    },
  };
}
