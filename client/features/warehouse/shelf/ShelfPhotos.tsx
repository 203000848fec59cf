import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { PhotoStrip } from '../../../ui/document/PhotoStrip';

type Photographed = Pick<StoredItemCard_ItemFragment, 'name' | 'image' | 'photos'>;

/** Photos of the warehouse; without any, the shop's picture. */
export function ShelfPhotos({ item: { name, image, photos } }: { item: Photographed }) {
  if (photos.length > 0) return <PhotoStrip photos={photos} of={name} look="lead" />;
  return (
    <Frame>
      {image ? (
        <img src={image.url} alt="" loading="lazy" />
      ) : (
        <Package size={56} strokeWidth={1} aria-hidden />
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'input',
    background: 'neutralTint',
    color: 'kraft',
    '& img': { boxSize: '100%', objectFit: 'cover' },
  },
});
