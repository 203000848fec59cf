import { chakra, Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { TOAST_MS, type Toast } from './toasts';
import { useToasts } from './ToastContext';

const looks = {
  success: { background: 'okTint', color: 'ok' },
  error: { background: 'dangerTint', color: 'danger' },
  info: { background: 'infoTint', color: 'info' },
};

/**
 * Shows toasts at the top centre for 4000 ms each (ER-03), with announcement, pause and close button. They
 * are below the header and its sticky banner, so that they cover neither logo nor search.
 */
export function Toaster() {
  const toasts = useToasts();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return (
    <Stack
      role="status"
      aria-live="polite"
      position="fixed"
      // Below a menu that is open.
      zIndex="35"
      top="96px"
      left="50%"
      transform="translateX(-50%)"
      width="min(440px, calc(100vw - 32px))"
      gap="2"
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
    </Stack>
  );
}

/** Waits only while neither pointer nor focus rests on the toast. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => toasts.dismiss(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isPaused, toast.id, toasts]);

  const { action } = toast;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      padding="2"
      paddingLeft="4"
      borderRadius="card"
      borderWidth="1px"
      borderColor="currentColor"
      boxShadow="float"
      pointerEvents="auto"
      {...looks[toast.type]}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <chakra.span flex="1 1 8rem" minWidth="0" paddingY="1" overflowWrap="anywhere">
        {toast.text}
      </chakra.span>
      {action && (
        <Button
          look="quiet"
          size="sm"
          autoFocus={action.takesFocus}
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={text('common.close')} onClick={onClose} />
    </chakra.div>
  );
}
