import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';

interface PhotoPileProps {
  /** Of each item; null where it has none. */
  urls: readonly (string | null | undefined)[];
  /** Pixels. */
  size: { base: number; md: number };
}

const SHOWN = 2;

/** Pictures of the items named beside them: the first on top, what is more as a number. */
export function PhotoPile({ urls, size }: PhotoPileProps) {
  const shown = urls.slice(0, SHOWN);
  return (
    <Pile
      data-count={shown.length}
      boxSize={{ base: `${size.base}px`, md: `${size.md}px` }}
      aria-hidden
    >
      {shown.map((url, index) =>
        url ? (
          <Photo key={index} src={url} alt="" loading="lazy" />
        ) : (
          <NoPhoto key={index}>
            <Package size={32} strokeWidth={1.25} aria-hidden />
          </NoPhoto>
        ),
      )}
      {urls.length > SHOWN && <More>+{urls.length - SHOWN}</More>}
    </Pile>
  );
}

const Pile = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    flex: 'none',
    isolation: 'isolate',
    '&[data-count="2"] > :nth-child(1)': {
      inset: '8px 8px 0 0',
      boxSize: 'calc(100% - 10px)',
      boxShadow: '0 0 0 3px {colors.surface}',
    },
    '&[data-count="2"] > :nth-child(2)': {
      inset: '0 0 8px 8px',
      boxSize: 'calc(100% - 10px)',
      transform: 'rotate(4deg)',
      zIndex: '-1',
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
