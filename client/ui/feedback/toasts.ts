export const TOAST_MS = 4000;

export interface ToastContent {
  type: 'success' | 'error' | 'info';
  text: string;
  /** One action for the shopper, e.g. undo. */
  action?: {
    label: string;
    onClick: () => void;
    /** For what the keyboard did: the toast is far away from there. */
    takesFocus?: boolean;
  };
}

export interface Toast extends ToastContent {
  id: number;
}

/** The toasts on show; lives outside React so that Apollo's links can speak too. */
export interface Toasts {
  show: (content: ToastContent) => void;
  dismiss: (id: number) => void;
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let lastId = 0;

  function change(next: readonly Toast[]) {
    shown = next;
    listeners.forEach((listener) => listener());
  }
  return {
    // The same message twice is one toast, whose time restarts.
    show: (content) =>
      change([...shown.filter(({ text }) => text !== content.text), { ...content, id: ++lastId }]),
    dismiss: (id) => change(shown.filter((toast) => toast.id !== id)),
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
