import { chakra } from '@chakra-ui/react';

/** Width of an item's picture on its document. */
export const itemPictureWidth = { base: '128px', md: '160px' };

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
      '&[data-count="3"], &[data-count="4"]': {
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

/** The first photo above the next ones; on phones a strip that runs off the edge. */
const LeadRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '3px',
    '& > button': { aspectRatio: '4 / 3', background: 'neutralTint' },
    '& > button:first-of-type': { gridColumn: '1 / -1', borderTopRadius: 'input' },
    '& img': { boxSize: '100%', objectFit: 'cover' },
    // Fewer photos fill the row as well; a single one is beside the first, as it would be too high below.
    '&[data-count="3"]': {
      md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    '&[data-count="2"]': {
      md: { gridTemplateColumns: '2fr 1fr', aspectRatio: '2' },
      '& > button': { md: { gridColumn: 'auto', aspectRatio: 'auto', borderTopRadius: '0' } },
    },
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

/** One alone, as large as the picture of an item. */
const FirstRow = chakra('div', {
  base: {
    maxWidth: itemPictureWidth,
    '& > button': {
      width: '100%',
      aspectRatio: '1',
      border: '1px solid {colors.hairline}',
      borderRadius: 'input',
      background: 'neutralTint',
    },
    '& img': { boxSize: '100%', objectFit: 'cover' },
  },
});

/** Arrangements of photos. */
export const photoRows = { small: SmallRow, large: LargeRow, lead: LeadRow, first: FirstRow };
