import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PackageDetail_PackageFragment } from '../../gql/graphql';
import { PhotoStrip } from '../../ui/paper/PhotoStrip';
import { pictureOf } from '../../ui/paper/pictureOf';
import { Thumbnail } from '../../ui/paper/Thumbnail';
import { Weight } from '../../ui/values/Weight';

interface PackageContentsProps {
  items: PackageDetail_PackageFragment['items'];
}

/** What is in a package, with the warehouse's photos. */
export function PackageContents({ items }: PackageContentsProps) {
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {items.map((item) => (
        <chakra.li key={item.id} display="flex" gap="3">
          <Thumbnail src={pictureOf(item)} size="56px" />
          <Stack gap="1" minWidth="0" overflowWrap="anywhere">
            <chakra.p fontWeight="600">{item.name}</chakra.p>
            {item.specification && <chakra.p color="muted">{item.specification}</chakra.p>}
            <chakra.p color="muted">
              <FormattedMessage id="packages.quantity" values={{ count: item.quantity }} />
              {' · '}
              <Weight grams={item.weightGrams} />
            </chakra.p>
            {item.photos.length > 0 && <PhotoStrip photos={item.photos} of={item.name} />}
          </Stack>
        </chakra.li>
      ))}
    </Stack>
  );
}
