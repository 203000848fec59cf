import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../ui/values/DateTime';
import type { Listing } from './Listing';
import { SentenceGap } from '../../ui/values/SentenceGap';

/** That what is shown is older than it should be, and why; nothing where it was read just now. */
export function ListingNotice({ listing: { failure, readAt } }: { listing: Listing }) {
  if (!failure || !readAt) return null;
  return (
    <chakra.p padding="3" background="neutralTint" borderRadius="input" fontSize="sm">
      <FormattedMessage id={`listings.failure.${failure}`} />
      <SentenceGap />
      <FormattedMessage id="listings.readBefore" values={{ at: <DateTime at={readAt} /> }} />
    </chakra.p>
  );
}
