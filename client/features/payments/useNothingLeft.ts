import { useToasts } from '../../ui/feedback/ToastContext';
import { isNothingLeft } from './paymentTarget';

interface Refusal {
  code: string | undefined;
  message: string | null;
}

/**
 * Hears that a payment was refused. Where it was paid or given up elsewhere, as in another tab,
 * `askAnew` shows how it stands; everything else is told as a toast, as ever.
 */
export function useNothingLeft(askAnew: () => void) {
  const toasts = useToasts();
  return ({ code, message }: Refusal) => {
    if (isNothingLeft(code)) return askAnew();
    if (message) toasts.show({ type: 'error', text: message });
  };
}
