import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/layout/PageTitle';

interface ReadLaterProps {
  /** Reason from the server, or a message that it did not respond. */
  refusal: string;
  /** Seconds until the page is read by itself; undefined where the shopper decides. */
  seconds: number | undefined;
  onRetry: () => void;
  onByHand: () => void;
}

/**
 * Explains that too many pages were read at once or that the server is unreachable, and when the next attempt
 * starts.
 */
export function ReadLater({ refusal, seconds, onRetry, onByHand }: ReadLaterProps) {
  const text = useText();
  return (
    <Stack gap="4" maxWidth="60ch">
      <PageTitle>{text('listings.oftenAsked')}</PageTitle>
      <p role="status">{refusal}</p>
      {seconds !== undefined && (
        <chakra.p color="muted" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="listings.readsIn" values={{ seconds }} />
        </chakra.p>
      )}
      <Flex gap="3" flexWrap="wrap">
        <Button look="primary" isRepeatable onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
        <Button isRepeatable onClick={onByHand}>
          <FormattedMessage id="listings.byHandNow" />
        </Button>
      </Flex>
    </Stack>
  );
}
