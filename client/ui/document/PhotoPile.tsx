import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';

interface PhotoPileProps {
  /** Picture of each item; null without one. */
  urls: readonly (string | null | undefined)[];
  /** Pixels. */
  size: { base: number; md: number };
}

/** The picture of the first of the items named beside it, on top of the others; how many more, as a number. */
export function PhotoPile({ urls, size }: PhotoPileProps) {
  const [top] = urls;
  return (
    // On the narrowest phones the longest phrase of whose turn it is has room beside it.
    <Pile boxSize={{ base: `min(${size.base}px, 31vw)`, md: `${size.md}px` }} aria-hidden>
      {top ? (
        <Photo src={top} alt="" loading="lazy" />
      ) : (
        <NoPhoto>
          <Package size={32} strokeWidth={1.25} aria-hidden />
        </NoPhoto>
      )}
      {urls.length > 1 && <Below />}
      {urls.length > 1 && <More>+{urls.length - 1}</More>}
    </Pile>
  );
}

const Pile = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    flex: 'none',
    isolation: 'isolate',
    '& > :has(+ [data-below])': {
      inset: '8px 8px 0 0',
      boxSize: 'calc(100% - 10px)',
      boxShadow: '0 0 0 3px {colors.surface}',
    },
  },
});

const frame = {
  position: 'absolute',
  inset: '0',
  boxSize: '100%',
  borderRadius: 'input',
  border: '1px solid {colors.hairline}',
  background: 'neutralTint',
} as const;

const Photo = chakra('img', { base: { ...frame, objectFit: 'cover' } });

const NoPhoto = chakra('span', {
  base: { ...frame, display: 'grid', placeItems: 'center', color: 'kraft' },
});

/** The back of the next picture: its edge alone would be a bare sliver of whatever colour it has. */
const Below = chakra(
  'span',
  {
    base: {
      ...frame,
      inset: '0 0 8px 8px',
      boxSize: 'calc(100% - 10px)',
      transform: 'rotate(4deg)',
      zIndex: '-1',
      // In the dark its edge would be lost in the paper.
      borderColor: 'light-dark({colors.hairline}, {colors.inputBorder})',
    },
  },
  { defaultProps: { 'data-below': true } },
);

const More = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '14px',
    bottom: '6px',
    paddingX: '6px',
    borderRadius: '3px',
    background: 'surface',
    fontFamily: 'mono',
    fontSize: 'xs',
    fontWeight: '700',
  },
});
