import { Stack, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button';
import { routeError } from './routeError';
import { StatusNumber } from './StatusNumber';

/** What stands in place of a screen that broke: status and message of the error (RT-37). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { status, message } = routeError(error);
  return (
    <Stack role="alert" alignItems="center" gap="4" paddingY="18" paddingX="4" textAlign="center">
      <StatusNumber>{status}</StatusNumber>
      <chakra.h1 fontSize="2xl">
        <FormattedMessage id="common.errorTitle" />
      </chakra.h1>
      <p>
        <FormattedMessage id="common.errorText" />
      </p>
      {message && (
        <chakra.p fontFamily="mono" fontSize="sm" color="muted" maxWidth="100%">
          {message}
        </chakra.p>
      )}
      <Button onClick={() => location.reload()}>
        <FormattedMessage id="common.reload" />
      </Button>
    </Stack>
  );
}
