import { useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` for as long as it is rendered. Afterwards the focus is where it was before; when
 * that has gone meanwhile (the button of a row that was deleted), it goes to the heading of the page,
 * unless what came instead has taken it.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the dialog leaves the document: a browser returns the focus only from one that is in it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The change that closed it may also take the opener away; that is known afterwards.
      setTimeout(() => {
        const isLost = !opener?.isConnected && document.activeElement === document.body;
        if (isLost) document.querySelector<HTMLElement>('main h1')?.focus();
      });
    };
  }, []);
  return ref;
}
