import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Columns2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/useText';
import { IconButton } from '../IconButton';
import { useModal } from '../feedback/useModal';
import { useZoom } from './useZoom';

export interface Photo {
  url: string;
  thumbnail: string;
  /** For a photo that leads. */
  large?: string;
}

export interface PhotoViewerDialogProps {
  photos: readonly Photo[];
  of: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/**
 * One photo large, or two side by side, with their neighbours a key or a button away; two fingers, the
 * keys + and − and buttons enlarge them. Open while it is rendered.
 */
export function PhotoViewerDialog({ photos, of, index, onMove, onClose }: PhotoViewerDialogProps) {
  const text = useText();
  const ref = useModal(onClose);
  const { area, scale, larger, smaller, fit } = useZoom();
  const [isPair, setIsPair] = useState(false);
  const title = text('common.photoOf', { number: index + 1, count: photos.length, of });
  const isSeveral = photos.length > 1;
  const move = (step: number) => {
    fit();
    onMove((index + step + photos.length) % photos.length);
  };
  const shown = isPair ? [index, (index + 1) % photos.length] : [index];
  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': fit,
  };

  function press({ key, target }: KeyboardEvent) {
    // Enlarged, the arrows move what is seen while the photo has the focus.
    if (key.startsWith('Arrow') && target === area.current && scale > 1) return;
    keys[key]?.();
  }

  return (
    <Sheet ref={ref} aria-label={title} onKeyDown={press}>
      <Flex justifyContent="space-between" alignItems="center" gap="3">
        <chakra.p aria-live="polite" minWidth="0" truncate>
          {title}
        </chakra.p>
        <Tool icon={X} label={text('common.close')} onClick={onClose} />
      </Flex>
      {/* Enlarged it scrolls, which the arrow keys do where it has the focus. */}
      <Area ref={area} tabIndex={0} role="group" aria-label={of}>
        <chakra.div
          display="grid"
          gap="3px"
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
          gridTemplateRows={{
            base: `repeat(${shown.length}, minmax(0, 1fr))`,
            md: 'minmax(0, 1fr)',
          }}
          gridTemplateColumns={{ md: `repeat(${shown.length}, minmax(0, 1fr))` }}
          onDoubleClick={scale > 1 ? fit : larger}
        >
          {shown.map((one) => (
            <chakra.img
              key={one}
              src={photos[one]?.url}
              alt={text('common.photoOf', { number: one + 1, count: photos.length, of })}
              boxSize="100%"
              minHeight="0"
              objectFit="contain"
            />
          ))}
        </chakra.div>
      </Area>
      <Flex justifyContent="center" gap="2" flexWrap="wrap">
        {isSeveral && (
          <Tool icon={ChevronLeft} label={text('common.previousPhoto')} onClick={() => move(-1)} />
        )}
        <Tool
          icon={ZoomOut}
          label={text('documents.smaller')}
          aria-disabled={scale === 1}
          onClick={smaller}
        />
        <Tool icon={ZoomIn} label={text('documents.larger')} onClick={larger} />
        {isSeveral && (
          <>
            <Tool
              icon={Columns2}
              label={text('documents.sideBySide')}
              aria-pressed={isPair}
              onClick={() => setIsPair(!isPair)}
            />
            <Tool icon={ChevronRight} label={text('common.nextPhoto')} onClick={() => move(1)} />
          </>
        )}
      </Flex>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    width: 'min(100%, 1100px)',
    height: 'min(100dvh, 900px)',
    maxWidth: '100%',
    maxHeight: '100dvh',
    margin: 'auto',
    paddingX: '3',
    paddingY: '2',
    borderRadius: { base: '0', md: 'card' },
    background: 'surface',
    color: 'ink',
    boxShadow: 'float',
    '&[open]': { display: 'grid', gap: '2', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&::backdrop': { background: 'rgba(20, 32, 29, 0.7)' },
  },
});

/** One finger moves what is enlarged; two are ours. */
const Area = chakra('div', {
  base: { overflow: 'auto', minHeight: '0', touchAction: 'pan-x pan-y', background: 'neutralTint' },
});

const Tool = chakra(IconButton, {
  base: {
    width: '44px',
    height: '44px',
    '&[aria-pressed=true]': { background: 'neutralTint', color: 'brand' },
  },
});
