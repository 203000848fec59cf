import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A panel beside its button that shows on hover, on focus and on a click, and hides when both have
 * gone elsewhere. Esc hides it and leaves the focus on the button. Spread `area` on the element
 * around both, `button` on the button.
 */
export function useHoverMenu() {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && Boolean(area.current?.contains(target));

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
      onMouseEnter: open,
      onMouseLeave: () => {
        // Whoever is typing has not left.
        if (!isWithin(document.activeElement)) close();
      },
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (!isWithin(relatedTarget)) open();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isWithin(relatedTarget)) close();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        button.current?.focus();
        close();
      },
    },
    button: { ref: button, type: 'button' as const, 'aria-expanded': isOpen, onClick: open },
  };
}
