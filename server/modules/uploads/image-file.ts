import { Semaphore } from 'async-mutex';
import type { Sharp } from 'sharp';
import { openImage, readable, type ImageRules, type ImageSize } from './open-image';

/** An image is within 2 MB, the limit itself included (VA-05). */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

/** What the content is found to be → the file names it may come under. */
export const photoExtensions: ImageRules['extensionsOf'] = {
  gif: ['.gif'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
};

const rules: ImageRules = {
  maxBytes: MAX_IMAGE_BYTES,
  extensionsOf: photoExtensions,
  tooLarge: 'IMAGE_TOO_LARGE',
  wrongType: 'IMAGE_TYPE_REFUSED',
};

/** An unfolded picture takes much memory; a few at a time keep the server small. */
const turns = new Semaphore(2);

/** An image drawn anew: nothing of the file that came is left but its picture. */
export interface CleanImage {
  readonly content: Buffer;
  readonly extension: '.jpg' | '.png';
}

/**
 * Checks an image file by its content and its name, and draws it anew: a photograph stays a JPEG,
 * anything else becomes a PNG; of a moving GIF the first picture is kept (VA-05).
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS, IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED
 */
export function cleanImage(content: Buffer, fileName: string): Promise<CleanImage> {
  return redraw(content, fileName, rules, (picture) => picture.rotate());
}

/** Opens a picture by the rules, changes it, and draws it anew. @throws DomainError */
export function redraw(
  content: Buffer,
  fileName: string,
  imageRules: ImageRules,
  change: (picture: Sharp, size: ImageSize) => Sharp,
): Promise<CleanImage> {
  return turns.runExclusive(async () => {
    const { picture, format, ...size } = await openImage(content, fileName, imageRules);
    const changed = change(picture, size);
    const isPhotograph = format === 'jpeg';
    const drawn = isPhotograph ? changed.jpeg({ quality: 85 }) : changed.png();
    return {
      content: await readable(drawn.toBuffer(), imageRules),
      extension: isPhotograph ? '.jpg' : '.png',
    };
  });
}
