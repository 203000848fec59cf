import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ListingPreviewQuery } from '../../gql/graphql';

interface ListingSourceProps {
  url: string;
  /** Undefined where the link was refused. */
  preview: ListingPreviewQuery['listingPreview'] | undefined;
}

/** Where the item comes from, and whether its page could be read. */
export function ListingSource({ url, preview }: ListingSourceProps) {
  return (
    <Flex gap="4" alignItems="center">
      {preview?.imageUrl && (
        <chakra.img src={preview.imageUrl} alt="" boxSize="96px" objectFit="cover" />
      )}
      <chakra.div minWidth="0">
        {preview && <chakra.p fontWeight="600">{preview.shop}</chakra.p>}
        <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
          {preview?.url ?? url}
        </chakra.p>
        {preview?.name == null && (
          <p>
            <FormattedMessage id={preview ? 'cart.fillInByHand' : 'cart.linkNotUnderstood'} />
          </p>
        )}
      </chakra.div>
    </Flex>
  );
}
