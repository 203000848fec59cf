import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { photoRows } from './photoRows';
import type { Photo } from './PhotoViewerDialog';
import { PhotoViewer } from './PhotoViewer';

/** Maximum number of visible photos; the viewer shows them all. */
const MOST_SHOWN: Partial<Record<keyof typeof photoRows, number>> = { lead: 4, first: 1 };

interface PhotoStripProps {
  photos: readonly Photo[];
  /** Subject of the photos, e.g. the name of the item. */
  of: string;
  /**
   * `large` numbers the photos and uses the full width, for pages about photos; in `lead` the first one is
   * larger still, in `first` it is alone and the others appear as a number.
   */
  look?: keyof typeof photoRows;
}

/** Photos in a row; each opens in the viewer. */
export function PhotoStrip({ photos, of, look = 'small' }: PhotoStripProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<number>();
  const Row = photoRows[look];
  const shown = photos.slice(0, MOST_SHOWN[look]);
  const more = photos.length - shown.length;
  return (
    <Row data-count={Math.min(photos.length, 4)}>
      {shown.map(({ url, thumbnail, large }, index) => (
        <Opener
          key={url}
          type="button"
          data-on-paper
          aria-label={intl.formatMessage({ id: 'common.openPhoto' }, { number: index + 1, of })}
          onClick={() => setOpen(index)}
        >
          <img
            src={look === 'lead' && index === 0 ? (large ?? thumbnail) : thumbnail}
            alt=""
            loading="lazy"
          />
          {look === 'large' && <Number aria-hidden>{index + 1}</Number>}
          {more > 0 && index === shown.length - 1 && <More aria-hidden>+{more}</More>}
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
    </Row>
  );
}

const Opener = chakra('button', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Number = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    top: '0',
    paddingX: '7px',
    paddingY: '2px',
    background: 'ink',
    color: 'paper',
    fontFamily: 'mono',
    fontSize: '0.6875rem',
    fontWeight: '700',
    lineHeight: '1rem',
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
