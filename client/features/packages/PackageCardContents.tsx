import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PackageCard_PackageFragment } from '../../gql/graphql';
import { pictureOf } from '../../ui/paper/pictureOf';
import { Thumbnail } from '../../ui/paper/Thumbnail';

/** So many pictures; the names tell the rest. */
const SHOWN = 4;

/** What is in a package, at a glance. */
export function PackageCardContents({ items }: Pick<PackageCard_PackageFragment, 'items'>) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="center">
      <Flex gap="2">
        {items.slice(0, SHOWN).map((item) => (
          <Thumbnail key={item.id} src={pictureOf(item)} size="56px" />
        ))}
      </Flex>
      <chakra.div flex="1 1 200px" minWidth="0">
        <chakra.p lineClamp="2" overflowWrap="anywhere">
          {items.map(({ name }) => name).join(' · ')}
        </chakra.p>
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="packages.pieces" values={{ count: items.length, pieces }} />
        </chakra.p>
      </chakra.div>
    </Flex>
  );
}
