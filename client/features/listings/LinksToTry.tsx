import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment } from '../../gql';
import { LinksToTry_SiteFragmentDoc, LinksToTryDocument } from '../../gql/graphql';
import { TextLink } from '../../ui/Link';

/** Items of the demo's shop for whoever has no link at hand. The frame of the page has asked for them. */
export function LinksToTry() {
  const { data } = useQuery(LinksToTryDocument, { fetchPolicy: 'cache-only' });
  const links = readFragment(LinksToTry_SiteFragmentDoc, data?.site)?.linksToTry;
  if (!links?.length) return null;
  return (
    <chakra.p fontSize="sm" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
      <FormattedMessage id="home.tryLinks" />
      {links.map((url) => (
        <TextLink key={url} to={paths.goods.href({ url })} paddingY="1">
          {new URL(url).pathname.split('/').at(-1)}
        </TextLink>
      ))}
    </chakra.p>
  );
}
