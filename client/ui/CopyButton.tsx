import { Copy } from 'lucide-react';
import { useToasts } from './feedback/ToastContext';
import { IconButton } from './IconButton';

interface CopyButtonProps {
  value: string;
  label: string;
  /** Told as a toast once it is copied, and where that is not possible. */
  copied: string;
  failed: string;
}

/** Puts a text into the clipboard. */
export function CopyButton({ value, label, copied, failed }: CopyButtonProps) {
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show({ type: 'success', text: copied });
    } catch {
      // No clipboard without permission, or on a page that is not served securely.
      toasts.show({ type: 'error', text: failed });
    }
  }

  return <IconButton icon={Copy} label={label} onClick={() => void copy()} />;
}
