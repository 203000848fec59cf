import type { Sharp } from 'sharp';
import { limitConcurrency } from '../../platform/limit-concurrency';
import type { PictureSize } from '../../platform/storage/storage';
import { loadSharp, openImage, whole, type ImageRules } from './open-image';

/** Maximum size of an image, 2 MB inclusive (VA-05). */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

export const photoFormats = ['gif', 'jpeg', 'png'];

const rules: ImageRules = {
  maxBytes: MAX_IMAGE_BYTES,
  formats: photoFormats,
  tooLarge: 'IMAGE_TOO_LARGE',
  wrongType: 'IMAGE_TYPE_REFUSED',
};

/**
 * A picture of 24 megapixels takes up to 120 MB while it is processed, a waiting one up to 2; so they are
 * processed one at a time, and the last waiting one starts within some twenty seconds (decision 16).
 */
const queued = limitConcurrency({ atOnce: 1, waiting: 16 });

/**
 * Optimised coding would hold the whole picture a second time (130 MB of 24 megapixels), to save few bytes.
 */
const jpeg = { quality: 85, optimiseCoding: false } as const;

/** JPEG has no transparency. */
const paper = { background: '#ffffff' } as const;

/** A re-encoded image: nothing of the uploaded file is left but its picture. */
export interface CleanImage extends PictureSize {
  readonly content: Buffer;
  readonly extension: '.jpg' | '.png';
}

/**
 * Checks an image file by its content and re-encodes it: a photograph stays a JPEG, anything else becomes a
 * PNG; of an animated GIF the first frame is kept (VA-05).
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS, IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED, IMAGE_BROKEN
 */
export function cleanImage(content: Buffer): Promise<CleanImage> {
  return redraw(content, rules, (picture) => picture.rotate());
}

/** A shop's pictures have every format of the web, and are larger than we show them. */
const shopRules: ImageRules = {
  maxBytes: 8 * 1024 * 1024,
  formats: [...photoFormats, 'webp', 'heif'],
  photographs: ['jpeg', 'webp', 'heif'],
  tooLarge: 'IMAGE_TOO_LARGE',
  wrongType: 'IMAGE_TYPE_REFUSED',
};
const SHOP_PICTURE_SIDE = 1_600;

/** Re-encodes a picture of a shop, at most 1,600 pixels wide and high. @throws DomainError, BUSY too */
export function cleanShopPicture(content: Buffer): Promise<CleanImage> {
  return redraw(content, shopRules, (picture) =>
    picture
      .rotate()
      .resize(SHOP_PICTURE_SIDE, SHOP_PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true }),
  );
}

/** Opens a picture by the rules, changes it, and re-encodes it. @throws DomainError, BUSY too */
export function redraw(
  content: Buffer,
  imageRules: ImageRules,
  change: (picture: Sharp, size: PictureSize) => Sharp,
): Promise<CleanImage> {
  return queued(async () => {
    const { picture, format, ...size } = await openImage(content, imageRules);
    const changed = change(picture, size);
    const isPhotograph = (imageRules.photographs ?? ['jpeg']).includes(format);
    const drawn = isPhotograph ? changed.flatten(paper).jpeg(jpeg) : changed.png();
    const { data, info } = await whole(drawn.toBuffer({ resolveWithObject: true }));
    const { width, height } = info;
    return { content: data, width, height, extension: isPhotograph ? '.jpg' : '.png' };
  });
}

/** Resizes one of our own pictures to at most `width` pixels, in its own format. @throws DomainError BUSY */
export function drawNarrower(content: Buffer, width: number): Promise<Buffer> {
  return queued(async () =>
    (await loadSharp())(content).resize({ width, withoutEnlargement: true }).toBuffer(),
  );
}
