import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { draftOf } from '../../features/cart/itemDraft';
import { ItemForm } from '../../features/cart/ItemForm';
import { ShippingEstimate } from '../../features/delivery/ShippingEstimate';
import { findLink } from '../../features/listings/findLink';
import { ListingSource } from '../../features/listings/ListingSource';
import { ListingPreviewDocument } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { PageTitle } from '../../ui/paper/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** An item by its link (`?url=`) or by hand. What could be read of its page is filled in. */
export function ProductDetailPage() {
  const text = useText();
  // A form sent before any script ran brings the text as it was pasted.
  const url = findLink(useSearchParams()[0].get('url') ?? '');
  const { data, loading } = useQuery(ListingPreviewDocument, {
    variables: { url },
    skip: !url,
    // A link that cannot be read is no error here: the form by hand is the answer.
    context: { handlesErrors: true },
  });
  const preview = data?.listingPreview;

  return (
    <Stack gap="6">
      <PageTitle>{text('cart.itemTitle')}</PageTitle>
      {loading ? (
        <Skeletons count={1} height="480px" />
      ) : (
        <Columns data-by={url ? 'link' : 'hand'}>
          {url && <ListingSource url={url} preview={preview} />}
          <Card data-form>
            <ItemForm key={url} initial={draftOf(preview ?? { url })} />
          </Card>
          <ShippingEstimate />
        </Columns>
      )}
    </Stack>
  );
}

/**
 * On phones source, form and estimate below each other; on wide screens the form at the right, or
 * the estimate where there is no source to show.
 */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignItems: 'start',
    '&[data-by=hand]': { lg: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
    '&[data-by=link]': {
      md: {
        gridTemplateColumns: '300px minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
      },
      '& > [data-form]': { md: { gridColumn: '2', gridRow: '1 / span 2' } },
    },
  },
});
