import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import { useState } from 'react';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { PhotoViewer } from '../../../ui/paper/PhotoViewer';

/** Beside the first one; the viewer shows them all. */
const SMALL = 3;

/**
 * What the warehouse photographed: the first photo large, the next ones below it; on phones a strip that
 * runs off the edge. Each opens in the viewer. The shop's picture stands in while there is none.
 */
export function ShelfPhotos({ item }: { item: StoredItemCard_ItemFragment }) {
  const text = useText();
  const [open, setOpen] = useState<number>();
  const { photos, name: of } = item;
  if (photos.length === 0) {
    return (
      <Frame>
        {item.image ? (
          <img src={item.image.url} alt="" loading="lazy" />
        ) : (
          <Package size={56} strokeWidth={1} aria-hidden />
        )}
      </Frame>
    );
  }
  const more = photos.length - 1 - SMALL;
  return (
    <Roll>
      {photos.slice(0, 1 + SMALL).map(({ url, large, thumbnail }, index) => (
        <button
          key={url}
          type="button"
          aria-label={text('common.openPhoto', { number: index + 1, of })}
          onClick={() => setOpen(index)}
        >
          <chakra.img src={index === 0 ? large : thumbnail} alt="" loading="lazy" />
          {index === SMALL && more > 0 && <More aria-hidden>+{more}</More>}
        </button>
      ))}
      {open !== undefined && (
        <PhotoViewer
          photos={photos}
          of={of}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Roll>
  );
}

const fitted = { boxSize: '100%', objectFit: 'cover' } as const;

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'input',
    background: 'neutralTint',
    color: 'kraft',
    '& img': fitted,
  },
});

const Roll = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '3px',
    '& > button': {
      position: 'relative',
      aspectRatio: '4 / 3',
      overflow: 'hidden',
      background: 'neutralTint',
      cursor: 'zoom-in',
    },
    '& > button:first-of-type': { gridColumn: '1 / -1', borderTopRadius: 'input' },
    '& img': fitted,
    mdDown: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      marginInlineEnd: '-16px',
      '& > button': { flex: '0 0 76%', scrollSnapAlign: 'start' },
      '& > button:only-of-type': { flexBasis: '100%', marginInlineEnd: '16px' },
    },
  },
});

const More = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    bottom: '0',
    paddingX: '2',
    background: 'surface',
    fontFamily: 'mono',
    fontSize: 'xs',
    fontWeight: '700',
  },
});
