import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type Dispatch, type SetStateAction } from 'react';
import Cropper, { type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { RangeField } from '../../../ui/forms/RangeField';
import { behindWindow, shifted, shiftOf, type AvatarSquare } from './avatarSquare';

const MAX_ZOOM = 4;
const PREVIEW_SIDE = 96;

interface AvatarCropProps {
  src: string;
  square: AvatarSquare;
  setSquare: Dispatch<SetStateAction<AvatarSquare>>;
  /** The browser cannot show the file. */
  onBroken: () => void;
}

/** Choosing the square of a picture: by dragging and pinching, or by three sliders. */
export function AvatarCrop({ src, square, setSquare, onBroken }: AvatarCropProps) {
  const text = useText();
  const [size, setSize] = useState<MediaSize>();
  return (
    <Stack gap="4">
      <Flex gap="6" flexWrap="wrap" alignItems="center">
        <chakra.div position="relative" width="260px" maxWidth="100%" aspectRatio="1">
          <Cropper
            image={src}
            disableAutomaticStylesInjection
            aspect={1}
            cropShape="round"
            showGrid={false}
            maxZoom={MAX_ZOOM}
            zoom={square.zoom}
            crop={size ? shiftOf(square, size) : { x: 0, y: 0 }}
            onCropChange={(shift) => size && setSquare((now) => shifted(now, size, shift))}
            onZoomChange={(zoom) => setSquare((now) => ({ ...now, zoom }))}
            setMediaSize={setSize}
            mediaProps={{ alt: '', onError: onBroken }}
          />
        </chakra.div>
        <Stack gap="2" alignItems="center">
          <Window>{size && <img src={src} alt="" style={inWindow(square, size)} />}</Window>
          <chakra.span fontSize="sm" color="muted">
            <FormattedMessage id="settings.avatar.preview" />
          </chakra.span>
        </Stack>
      </Flex>
      <chakra.p fontSize="sm" color="muted">
        <FormattedMessage id="settings.avatar.cropHint" />
      </chakra.p>
      <RangeField
        label={text('settings.avatar.zoom')}
        {...{ min: 1, max: MAX_ZOOM, step: 0.05 }}
        value={square.zoom}
        onChange={(zoom) => setSquare((now) => ({ ...now, zoom }))}
      />
      <RangeField
        label={text('settings.avatar.horizontal')}
        {...{ min: 0, max: 1, step: 0.01 }}
        value={square.x}
        onChange={(x) => setSquare((now) => ({ ...now, x }))}
      />
      <RangeField
        label={text('settings.avatar.vertical')}
        {...{ min: 0, max: 1, step: 0.01 }}
        value={square.y}
        onChange={(y) => setSquare((now) => ({ ...now, y }))}
      />
    </Stack>
  );
}

function inWindow(square: AvatarSquare, { naturalWidth, naturalHeight }: MediaSize) {
  const natural = { width: naturalWidth, height: naturalHeight };
  const place = behindWindow(square, natural, PREVIEW_SIDE);
  return { position: 'absolute', maxWidth: 'none', ...place } as const;
}

const Window = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    width: `${PREVIEW_SIDE}px`,
    height: `${PREVIEW_SIDE}px`,
    overflow: 'hidden',
    borderRadius: 'full',
    background: 'neutralTint',
  },
});
