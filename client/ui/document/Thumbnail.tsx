import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';

interface ThumbnailProps {
  src?: string | null;
  /** On phones, and from where there is room. */
  size?: string | { base: string; sm: string };
}

/** A small square picture of an item named beside it; a parcel where there is none. */
export function Thumbnail({ src, size = { base: '56px', sm: '72px' } }: ThumbnailProps) {
  const frame = {
    boxSize: size,
    flexShrink: '0',
    border: '1px solid {colors.hairline}',
    borderRadius: 'input',
  };
  if (src) return <chakra.img src={src} alt="" loading="lazy" objectFit="cover" {...frame} />;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      background="neutralTint"
      color="kraft"
      {...frame}
    >
      <Package size={28} strokeWidth={1.25} aria-hidden />
    </chakra.span>
  );
}
