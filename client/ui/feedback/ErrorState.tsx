import { Stack, chakra } from '@chakra-ui/react';
import { CloudOff, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';
import { useIsOnline } from '../useIsOnline';

/**
 * In place of what could not be loaded. For want of a network it says so, and tries again by itself
 * once there is one.
 */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) retry();
    wasOffline.current = !isOnline;
  }, [isOnline]);

  const Icon = isOnline ? CloudOff : WifiOff;
  return (
    <Stack role="alert" alignItems="center" gap="4" paddingY="12" textAlign="center">
      <chakra.span color={isOnline ? 'danger' : 'muted'}>
        <Icon size={48} strokeWidth={1.25} aria-hidden />
      </chakra.span>
      <p>
        <FormattedMessage id={isOnline ? 'common.loadFailed' : 'common.offlineEmpty'} />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Stack>
  );
}
