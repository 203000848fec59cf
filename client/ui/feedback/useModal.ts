import { useEffect, useLayoutEffect, useRef } from 'react';
import { putOnTop } from './putOnTop';

/**
 * Opens a `<dialog>` for as long as it is rendered; Esc and a step back call `onClose`. Afterwards the focus is where it
 * was before; when that has gone meanwhile, it goes to what names its row, or to the heading of the page where the row
 * has gone as well, unless what came instead has taken it. The page stays where it was scrolled to.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before the dialog leaves the document: a browser returns the focus only from one that is in it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const row = opener?.closest('li');
    const close = () => latest.current();
    // The cancel event of a file input bubbles and must not close anything.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    dialog?.addEventListener('cancel', cancel);
    dialog?.showModal();
    const takeOff = putOnTop(close);
    return () => {
      takeOff();
      dialog?.removeEventListener('cancel', cancel);
      dialog?.close();
      // The change that closed it may also take the opener away; that is known afterwards.
      setTimeout(() => {
        const isLost = !opener?.isConnected && document.activeElement === document.body;
        if (!isLost) return;
        const name = row?.isConnected ? row.querySelector<HTMLElement>('a[href], button') : null;
        const heading = document.querySelector<HTMLElement>('main h1');
        (name ?? heading)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}
