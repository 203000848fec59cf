import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PhotoViewer } from './PhotoViewer';

export interface Photo {
  url: string;
  thumbnail: string;
}

interface PhotoStripProps {
  photos: readonly Photo[];
  /** What the photos show, e.g. the name of the item. */
  of: string;
}

/** Small photos in a row; each opens large. */
export function PhotoStrip({ photos, of }: PhotoStripProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<number>();
  return (
    <Flex gap="2" flexWrap="wrap">
      {photos.map(({ url, thumbnail }, index) => (
        <Opener
          key={url}
          type="button"
          data-on-paper
          aria-label={intl.formatMessage({ id: 'common.openPhoto' }, { number: index + 1, of })}
          onClick={() => setOpen(index)}
        >
          <chakra.img
            src={thumbnail}
            alt=""
            loading="lazy"
            boxSize="56px"
            objectFit="cover"
            // Paper cannot be pressed to see more.
            _print={{ boxSize: '40mm' }}
          />
        </Opener>
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
    </Flex>
  );
}

const Opener = chakra('button', {
  base: {
    borderRadius: 'input',
    borderWidth: '1px',
    borderColor: 'hairline',
    overflow: 'hidden',
    cursor: 'zoom-in',
  },
});
