import type { Sharp } from 'sharp';
import { limitConcurrency } from '../../platform/limit-concurrency';
import type { PictureSize } from '../../platform/storage/storage';
import { loadSharp, openImage, readable, type ImageRules } from './open-image';

/** An image is within 2 MB, the limit itself included (VA-05). */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

export const photoFormats = ['gif', 'jpeg', 'png'];

const rules: ImageRules = {
  maxBytes: MAX_IMAGE_BYTES,
  formats: photoFormats,
  tooLarge: 'IMAGE_TOO_LARGE',
  wrongType: 'IMAGE_TYPE_REFUSED',
};

/**
 * A picture of 24 megapixels takes up to 120 MB while it is drawn, one that waits up to 2; so they
 * are drawn one at a time, and the last of those that wait has its turn within some twenty seconds.
 */
const inTurn = limitConcurrency({ atOnce: 1, waiting: 16 });

/** The best coding would hold the whole picture a second time (130 MB of 24 megapixels), for few bytes. */
const jpeg = { quality: 85, optimiseCoding: false } as const;

/** A photograph keeps no transparency. */
const paper = { background: '#ffffff' } as const;

/** An image drawn anew: nothing of the file that came is left but its picture. */
export interface CleanImage extends PictureSize {
  readonly content: Buffer;
  readonly extension: '.jpg' | '.png';
}

/**
 * Checks an image file by its content and draws it anew: a photograph stays a JPEG,
 * anything else becomes a PNG; of a moving GIF the first picture is kept (VA-05).
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS, IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED
 */
export function cleanImage(content: Buffer): Promise<CleanImage> {
  return redraw(content, rules, (picture) => picture.rotate());
}

/** A shop's pictures come in every format of the web, and larger than we show them. */
const shopRules: ImageRules = {
  maxBytes: 8 * 1024 * 1024,
  formats: [...photoFormats, 'webp', 'heif'],
  photographs: ['jpeg', 'webp', 'heif'],
  tooLarge: 'IMAGE_TOO_LARGE',
  wrongType: 'IMAGE_TYPE_REFUSED',
};
const SHOP_PICTURE_SIDE = 1_600;

/** Draws a picture of a shop anew, at most 1,600 pixels wide and high. @throws DomainError, BUSY too */
export function cleanShopPicture(content: Buffer): Promise<CleanImage> {
  return redraw(content, shopRules, (picture) =>
    picture
      .rotate()
      .resize(SHOP_PICTURE_SIDE, SHOP_PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true }),
  );
}

/** Opens a picture by the rules, changes it, and draws it anew. @throws DomainError, BUSY too */
export function redraw(
  content: Buffer,
  imageRules: ImageRules,
  change: (picture: Sharp, size: PictureSize) => Sharp,
): Promise<CleanImage> {
  return inTurn(async () => {
    const { picture, format, ...size } = await openImage(content, imageRules);
    const changed = change(picture, size);
    const isPhotograph = (imageRules.photographs ?? ['jpeg']).includes(format);
    const drawn = isPhotograph ? changed.flatten(paper).jpeg(jpeg) : changed.png();
    const { data, info } = await readable(drawn.toBuffer({ resolveWithObject: true }), imageRules);
    const { width, height } = info;
    return { content: data, width, height, extension: isPhotograph ? '.jpg' : '.png' };
  });
}

/** One of our own pictures, drawn at most `width` pixels wide in its own format. @throws DomainError BUSY */
export function drawNarrower(content: Buffer, width: number): Promise<Buffer> {
  return inTurn(async () =>
    (await loadSharp())(content).resize({ width, withoutEnlargement: true }).toBuffer(),
  );
}
