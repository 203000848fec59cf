import { Stack, chakra } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button';

/** In place of what could not be loaded. */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack role="alert" alignItems="center" gap="4" paddingY="12" textAlign="center">
      <chakra.span color="danger">
        <CloudOff size={48} strokeWidth={1.25} aria-hidden />
      </chakra.span>
      <p>
        <FormattedMessage id="common.loadFailed" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Stack>
  );
}
