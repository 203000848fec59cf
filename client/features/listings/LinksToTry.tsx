import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment } from '../../gql';
import { LinksToTry_SiteFragmentDoc, LinksToTryDocument } from '../../gql/graphql';
import { LoneLink } from '../../ui/Link';

/** Items of the demo's shop for whoever has no link at hand. The frame of the page has asked for them. */
export function LinksToTry() {
  const { data } = useQuery(LinksToTryDocument, { fetchPolicy: 'cache-only' });
  const links = readFragment(LinksToTry_SiteFragmentDoc, data?.site)?.linksToTry;
  if (!links?.length) return null;
  return (
    <chakra.p
      marginTop="3"
      fontSize="sm"
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="3"
      // Two lines of links do not reach into each other.
      rowGap="20px"
    >
      <FormattedMessage id="home.tryLinks" />
      {links.map((url) => (
        <LoneLink key={url} to={paths.goods.href({ url })}>
          <FormattedMessage
            id="home.tryName"
            values={{ item: new URL(url).pathname.split('/').at(-1) }}
          />
        </LoneLink>
      ))}
    </chakra.p>
  );
}
