import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton';
import { useModal } from '../feedback/useModal';
import type { Photo } from './PhotoStrip';

interface PhotoViewerProps {
  photos: readonly Photo[];
  of: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One photo large, with its neighbours a key or a button away. Open while it is rendered. */
export function PhotoViewer({ photos, of, index, onMove, onClose }: PhotoViewerProps) {
  const intl = useIntl();
  const ref = useModal();
  const title = intl.formatMessage(
    { id: 'common.photoOf' },
    { number: index + 1, count: photos.length, of },
  );
  const move = (step: number) => onMove((index + step + photos.length) % photos.length);

  return (
    <Sheet
      ref={ref}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') move(-1);
        if (key === 'ArrowRight') move(1);
      }}
    >
      <Flex justifyContent="space-between" alignItems="center" gap="3" marginBottom="3">
        <chakra.p aria-live="polite">{title}</chakra.p>
        <IconButton icon={X} label={intl.formatMessage({ id: 'common.close' })} onClick={onClose} />
      </Flex>
      <chakra.img src={photos[index]?.url} alt={title} maxHeight="70dvh" marginX="auto" />
      {photos.length > 1 && (
        <Flex justifyContent="center" gap="6" marginTop="3">
          <IconButton
            icon={ChevronLeft}
            label={intl.formatMessage({ id: 'common.previousPhoto' })}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={intl.formatMessage({ id: 'common.nextPhoto' })}
            onClick={() => move(1)}
          />
        </Flex>
      )}
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    width: 'min(100%, 720px)',
    maxWidth: '100%',
    margin: 'auto',
    padding: '4',
    borderRadius: 'card',
    background: 'surface',
    color: 'ink',
    boxShadow: 'float',
    '&::backdrop': { background: 'rgba(20, 32, 29, 0.7)' },
  },
});
