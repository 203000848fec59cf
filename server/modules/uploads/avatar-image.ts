import { MAX_IMAGE_BYTES, photoFormats, redraw, type CleanImage } from './image-file';
import type { ImageRules } from './open-image';
import { squareIn, wholePicture, type CropSquare } from './square';

/** Sides of an avatar in pixels: 180 is shown, twice that on high-density screens (VA-04). */
const MIN_SIDE = 180;
const MAX_SIDE = 360;

const rules: ImageRules = {
  maxBytes: MAX_IMAGE_BYTES - 1,
  formats: [...photoFormats, 'bmp'],
  tooLarge: 'AVATAR_TOO_LARGE',
  wrongType: 'AVATAR_TYPE_REFUSED',
};

/**
 * Checks a picture (gif, jpeg, png or bmp under 2 MB) by its content and re-encodes it, cropped to a square
 * of 180 to 360 pixels (VA-04): its middle, or the requested one.
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS, AVATAR_TOO_LARGE, AVATAR_TYPE_REFUSED,
 *   IMAGE_BROKEN
 */
export function drawAvatar(content: Buffer, crop: CropSquare = wholePicture): Promise<CleanImage> {
  return redraw(content, rules, (picture, size) => {
    const square = squareIn(size, crop);
    const side = Math.min(MAX_SIDE, Math.max(MIN_SIDE, square.width));
    return picture.rotate().extract(square).resize(side, side);
  });
}
