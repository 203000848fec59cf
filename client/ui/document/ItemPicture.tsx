import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import { itemPictureWidth } from './photoRows';

/** The picture of an item on its document, large enough to be seen; a parcel where there is none. */
export function ItemPicture({ src }: { src?: string | null }) {
  if (src) return <Picture src={src} alt="" loading="lazy" />;
  return (
    <NoPicture>
      <Package size={48} strokeWidth={1} aria-hidden />
    </NoPicture>
  );
}

const frame = {
  width: '100%',
  maxWidth: itemPictureWidth,
  aspectRatio: '1',
  borderRadius: 'input',
  border: '1px solid {colors.hairline}',
  background: 'neutralTint',
};

const Picture = chakra('img', { base: { ...frame, objectFit: 'cover' } });

const NoPicture = chakra('span', {
  base: { ...frame, display: 'grid', placeItems: 'center', color: 'kraft' },
});
