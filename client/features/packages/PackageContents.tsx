import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PackageDetail_PackageFragment } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';
import { ItemPicture } from '../../ui/document/ItemPicture';
import { PhotoStrip } from '../../ui/document/PhotoStrip';
import { NARROW } from '../../ui/theme/narrow';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { Weight } from '../../ui/values/Weight';
import { ItemName } from '../../ui/values/ItemName';

interface PackageContentsProps {
  items: PackageDetail_PackageFragment['items'];
}

/** The items of a package, each with its order. */
export function PackageContents({ items }: PackageContentsProps) {
  return (
    <chakra.ul display="grid" gap="8" listStyleType="none">
      {items.map((item) => (
        <Row key={item.id}>
          <ItemPhotos item={item} />
          <chakra.div minWidth="0" overflowWrap="anywhere" fontSize="sm">
            <chakra.h3 fontSize={{ base: 'md', md: 'lg' }}>
              <ItemName of={item} />
            </chakra.h3>
            <chakra.p color="muted">{item.specification}</chakra.p>
            <chakra.p color="muted">
              <FormattedMessage id="packages.quantity" values={{ count: item.quantity }} />
              {'\u00a0· '}
              <chakra.span fontFamily="mono" fontSize="0.875em">
                <Weight grams={item.weightGrams} />
              </chakra.span>
            </chakra.p>
            <p>
              <TextLink to={paths.orderDetail.href({ id: item.orderId })}>
                <ReferenceNumber>{item.orderNumber}</ReferenceNumber>
              </TextLink>
            </p>
          </chakra.div>
        </Row>
      ))}
    </chakra.ul>
  );
}

/** The shop's picture, then those of its arrival: one is shown, and opens them all. */
function ItemPhotos({
  item: { name, image, photos },
}: {
  item: PackageContentsProps['items'][number];
}) {
  const all = [...(image ? [image] : []), ...photos];
  if (all.length === 0) return <ItemPicture />;
  return <PhotoStrip photos={all} of={name} look="first" />;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(88px, 128px) minmax(0, 1fr)',
      md: '160px minmax(0, 1fr)',
    },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
  },
});
