import { Stack, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button';
import { isChunkFailure } from './chunkFailure';
import { routeError } from './routeError';
import { StatusNumber } from './StatusNumber';

/**
 * What stands in place of a screen that broke: status and message of the error (RT-37). That a chunk
 * did not arrive is told in a shopper's words.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const isMissing = isChunkFailure(error);
  return (
    <Stack role="alert" alignItems="center" gap="4" paddingY="18" paddingX="4" textAlign="center">
      {!isMissing && <StatusNumber>{routeError(error).status}</StatusNumber>}
      <chakra.h1 fontSize="2xl">
        <FormattedMessage id={isMissing ? 'common.missingTitle' : 'common.errorTitle'} />
      </chakra.h1>
      <p>
        <FormattedMessage id={isMissing ? 'common.missingText' : 'common.errorText'} />
      </p>
      {!isMissing && (
        <chakra.p fontFamily="mono" fontSize="sm" color="muted" maxWidth="100%">
          {routeError(error).message}
        </chakra.p>
      )}
      <Button onClick={() => location.reload()}>
        <FormattedMessage id="common.reload" />
      </Button>
    </Stack>
  );
}
