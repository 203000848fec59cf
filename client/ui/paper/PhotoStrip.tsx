import { chakra } from '@chakra-ui/react';
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
  /** As large as the width allows, numbered: where the photos are what one came for. */
  isLarge?: boolean;
}

/** Photos in a row; each opens in the viewer. */
export function PhotoStrip({ photos, of, isLarge = false }: PhotoStripProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<number>();
  const Row = isLarge ? LargeRow : SmallRow;
  return (
    <Row data-count={Math.min(photos.length, 3)}>
      {photos.map(({ url, thumbnail }, index) => (
        <Opener
          key={url}
          type="button"
          data-on-paper
          aria-label={intl.formatMessage({ id: 'common.openPhoto' }, { number: index + 1, of })}
          onClick={() => setOpen(index)}
        >
          <img src={thumbnail} alt="" loading="lazy" />
          {isLarge && <Number aria-hidden>{index + 1}</Number>}
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

const SmallRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > button': { borderRadius: 'input', border: '1px solid {colors.hairline}' },
    // Paper cannot be pressed to see more.
    '& img': { boxSize: '56px', objectFit: 'cover', _print: { boxSize: '40mm' } },
  },
});

/** On phones it runs off the right edge of the screen, to show that there is more. */
const LargeRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '3px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&[data-count="1"]': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 60%)' } },
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    mdDown: {
      '&[data-count="3"]': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '46%',
        overflowX: 'auto',
        marginInlineEnd: '-4',
        paddingBottom: '1',
      },
    },
    '& > button': { aspectRatio: '4 / 3', background: 'neutralTint' },
    '& img': {
      boxSize: '100%',
      objectFit: 'cover',
      transition: 'transform {durations.slow}',
      _motionReduce: { transition: 'none' },
    },
    '& > button:hover img': { transform: 'scale(1.04)' },
    '& > button:first-of-type': { borderStartRadius: 'input' },
    '& > button:last-of-type': { borderEndRadius: 'input' },
  },
});

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
    fontSize: '11px',
    fontWeight: '700',
    lineHeight: '16px',
  },
});
