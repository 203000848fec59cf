import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PackageDetail_PackageFragment } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';
import { ItemPicture } from '../../ui/paper/ItemPicture';
import { PhotoStrip } from '../../ui/paper/PhotoStrip';
import { pictureOf } from '../../ui/paper/pictureOf';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { Weight } from '../../ui/values/Weight';

interface PackageContentsProps {
  items: PackageDetail_PackageFragment['items'];
}

/** What is in a package, each with the order it came from and the warehouse's photos. */
export function PackageContents({ items }: PackageContentsProps) {
  return (
    <chakra.ul display="grid" gap="8" listStyleType="none">
      {items.map((item) => (
        <Row key={item.id}>
          <ItemPicture src={pictureOf(item)} />
          <chakra.div minWidth="0" overflowWrap="anywhere" fontSize="sm">
            <chakra.h3 fontSize={{ base: 'md', md: 'lg' }}>{item.name}</chakra.h3>
            <chakra.p color="muted">{item.specification}</chakra.p>
            <chakra.p color="muted">
              <FormattedMessage id="packages.quantity" values={{ count: item.quantity }} />
              {' · '}
              <Weight grams={item.weightGrams} />
            </chakra.p>
            <p>
              <TextLink to={paths.orderDetail.href({ id: item.orderId })}>
                <ReferenceNumber>{item.orderNumber}</ReferenceNumber>
              </TextLink>
            </p>
          </chakra.div>
          {item.photos.length > 0 && (
            <chakra.div gridColumn="1 / -1" minWidth="0">
              <PhotoStrip photos={item.photos} of={item.name} look="large" />
            </chakra.div>
          )}
        </Row>
      ))}
    </chakra.ul>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(88px, 128px) minmax(0, 1fr)',
      md: '160px minmax(0, 1fr)',
    },
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
  },
});
