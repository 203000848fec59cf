import { chakra, Flex } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useText } from '../../i18n/useText';
import { IconButton } from '../../ui/IconButton';
import { useToasts } from '../../ui/feedback/ToastContext';

/** A tracking number, to be read and to be copied. */
export function TrackingNumber({ children }: { children: string }) {
  const text = useText();
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      toasts.show({ type: 'success', text: text('packages.copied') });
    } catch {
      // No clipboard without permission, or on a page that is not served securely.
      toasts.show({ type: 'error', text: text('packages.copyFailed') });
    }
  }

  return (
    <Flex as="span" display="inline-flex" alignItems="center" gap="1" maxWidth="100%">
      <chakra.span fontFamily="mono" overflowWrap="anywhere" minWidth="0">
        {children}
      </chakra.span>
      <IconButton icon={Copy} label={text('packages.copy')} onClick={() => void copy()} />
    </Flex>
  );
}
