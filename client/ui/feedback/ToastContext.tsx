import { createContext, useContext } from 'react';
import type { Toasts } from './toasts';

const ToastContext = createContext<Toasts | null>(null);

export const ToastProvider = ToastContext.Provider;

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('No toasts above this component');
  return toasts;
}
