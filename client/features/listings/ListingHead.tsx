import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../../ui/paper/PageTitle';
import type { Listing } from './Listing';
import { ListingNotice } from './ListingNotice';

/**
 * Where an item is sold, and what it is called. The name that a shop gives itself leads, where one was
 * read; the host stands beside it, since any page can claim a name.
 */
export function ListingHead({ listing }: { listing: Listing }) {
  const { url, shop, shopName, title, availability } = listing;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p fontSize="sm">
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
          {shopName || shop}
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
        </chakra.a>
        {shopName && <chakra.span color="muted"> · {shop}</chakra.span>}
      </chakra.p>
      <PageTitle>{title}</PageTitle>
      {availability === 'OUT_OF_STOCK' && (
        <chakra.p color="danger" fontWeight="600">
          <FormattedMessage id="listings.soldOut" />
        </chakra.p>
      )}
      <ListingNotice listing={listing} />
    </chakra.div>
  );
}
