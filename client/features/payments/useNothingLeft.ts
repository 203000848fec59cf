import { useToasts } from '../../ui/feedback/ToastContext';
import { isNothingLeft } from './paymentTarget';

interface Refusal {
  code: string | undefined;
  message: string | null;
}

/**
 * Handles a refused payment. If it was paid or given up elsewhere, for example in another tab, `askAnew`
 * refetches its status; other errors appear as a toast.
 */
export function useNothingLeft(askAnew: () => void) {
  const toasts = useToasts();
  return ({ code, message }: Refusal) => {
    if (isNothingLeft(code)) return askAnew();
    if (message) toasts.show({ type: 'error', text: message });
  };
}
