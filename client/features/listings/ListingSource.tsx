import { chakra, Stack } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ListingPreviewQuery } from '../../gql/graphql';

interface ListingSourceProps {
  url: string;
  /** Undefined where the link was refused. */
  preview: ListingPreviewQuery['listingPreview'] | undefined;
}

/** Where the item comes from: its photo, its shop and link, and whether its page could be read. */
export function ListingSource({ url, preview }: ListingSourceProps) {
  return (
    <Stack gap="3">
      <Photo>
        {preview?.image ? (
          <chakra.img
            src={preview.image.url}
            alt=""
            width="100%"
            height="100%"
            objectFit="contain"
          />
        ) : (
          <Package size={48} strokeWidth={1.25} aria-hidden />
        )}
      </Photo>
      {preview && (
        <div>
          <chakra.p fontWeight="600">{preview.shop}</chakra.p>
          <chakra.a
            href={preview.url}
            target="_blank"
            rel="noreferrer noopener"
            color="muted"
            fontSize="sm"
            overflowWrap="anywhere"
          >
            {preview.url}
          </chakra.a>
        </div>
      )}
      {!preview && (
        <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
          {url}
        </chakra.p>
      )}
      {preview?.name == null && (
        <p>
          <FormattedMessage id={preview ? 'cart.fillInByHand' : 'cart.linkNotUnderstood'} />
        </p>
      )}
    </Stack>
  );
}

const Photo = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: { base: '200px', md: '300px' },
    overflow: 'hidden',
    background: 'neutralTint',
    color: 'kraft',
    borderRadius: 'card',
  },
});
