import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { readFragment, type FragmentType } from '../../gql';
import {
  ListingsViewedByGuestDocument,
  ViewedListing_ListingFragmentDoc,
  ViewedListingsDocument,
} from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { Thumbnail } from '../../ui/document/Thumbnail';
import { Money } from '../../ui/values/Money';
import { viewedByGuest } from './viewedByGuest';

const quietly = {
  fetchPolicy: 'cache-and-network',
  context: { handlesErrors: true },
} as const;

/** Recently viewed items of the account or of this browser; nothing for newcomers. */
export function ViewedListings() {
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <ViewedByShopper /> : <ViewedByGuest />;
}

function ViewedByShopper() {
  const { data } = useQuery(ViewedListingsDocument, quietly);
  return <Viewed listings={data?.viewedListings ?? []} />;
}

const neverChanges = () => () => undefined;

function ViewedByGuest() {
  // A server knows nothing of this browser.
  const kept = useSyncExternalStore(
    neverChanges,
    () => viewedByGuest().join(' '),
    () => '',
  );
  const ids = kept ? kept.split(' ') : [];
  const { data } = useQuery(ListingsViewedByGuestDocument, {
    ...quietly,
    variables: { ids },
    skip: ids.length === 0,
  });
  return <Viewed listings={data?.listings ?? []} />;
}

interface ViewedProps {
  listings: readonly FragmentType<typeof ViewedListing_ListingFragmentDoc>[];
}

function Viewed({ listings: refs }: ViewedProps) {
  const listings = readFragment(ViewedListing_ListingFragmentDoc, refs);
  if (listings.length === 0) return null;
  return (
    <chakra.section aria-labelledby="viewed">
      <chakra.h2 id="viewed" fontSize="lg" marginBottom="3">
        <FormattedMessage id="listings.viewed" />
      </chakra.h2>
      <List>
        {listings.map(({ id, url, title, price, images }) => (
          <li key={id}>
            <Item to={paths.goods.href({ url })}>
              <Thumbnail src={images[0]?.url} size="64px" />
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {title}
                {price?.inYuan != null && (
                  <chakra.span display="block" color="muted" fontSize="sm">
                    <Money fen={price.inYuan} />
                  </chakra.span>
                )}
              </chakra.span>
            </Item>
          </li>
        ))}
      </List>
    </chakra.section>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '3',
  },
});

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    borderRadius: 'input',
    _hover: { color: 'brand' },
  },
});
