import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../../ui/layout/PageTitle';
import { DateTime } from '../../ui/values/DateTime';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { ShopName } from '../../ui/values/ShopName';
import { unbrokenUnits } from '../../ui/values/unbrokenUnits';
import type { Listing } from './Listing';

/** The shop of an item and its name. */
export function ListingHead({ listing }: { listing: Listing }) {
  const { url, title, availability } = listing;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p fontSize="sm">
        <ShopName of={listing}>
          {(name) => (
            <chakra.a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              color="brand"
              textDecoration="underline"
              display="inline-flex"
              alignItems="center"
              gap="1"
              minHeight="24px"
            >
              {name}
              <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
            </chakra.a>
          )}
        </ShopName>
      </chakra.p>
      <PageTitle>{unbrokenUnits(title)}</PageTitle>
      {availability === 'OUT_OF_STOCK' && (
        <chakra.p color="danger" fontWeight="600">
          <FormattedMessage id="listings.soldOut" />
        </chakra.p>
      )}
      <ListingNotice listing={listing} />
    </chakra.div>
  );
}

/** Explains why the listing is outdated; nothing if it was read just now. */
function ListingNotice({ listing: { failure, readAt } }: { listing: Listing }) {
  if (!failure || !readAt) return null;
  return (
    <chakra.p padding="3" background="neutralTint" borderRadius="input" fontSize="sm">
      <FormattedMessage id={`listings.failure.${failure}`} />
      <SentenceGap />
      <FormattedMessage id="listings.readBefore" values={{ at: <DateTime at={readAt} /> }} />
    </chakra.p>
  );
}
