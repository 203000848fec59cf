import type { Sharp } from 'sharp';
import { DomainError, type PlainCode } from '../../kernel/errors';
import type { PictureSize } from '../../platform/storage/storage';
import { isBmp, openBmp } from './bmp';

/** A small file can unfold to a huge picture. */
const MAX_PIXELS = 40_000_000;

/** Which files are taken, and how others are refused. */
export interface ImageRules {
  readonly maxBytes: number;
  /** What the content may be found to be; what the file is called says nothing. */
  readonly formats: readonly string[];
  /** Contents that are kept as JPEG, anything else as PNG; JPEG alone where none is said. */
  readonly photographs?: readonly string[];
  readonly tooLarge: PlainCode;
  readonly wrongType: PlainCode;
}

/** Its size is that in which it is looked at: a camera held upright is told by the file. */
interface OpenImage extends PictureSize {
  readonly picture: Sharp;
  readonly format: string;
}

/**
 * Looks at a file's size and content.
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS (over 40 million), or as ruled
 */
export async function openImage(content: Buffer, rules: ImageRules): Promise<OpenImage> {
  if (content.length === 0) throw new DomainError('IMAGE_MISSING');
  if (content.length > rules.maxBytes) throw new DomainError(rules.tooLarge);
  const open = isBmp(content) ? bitmap : compressed;
  const image = await open(content, rules);
  if (!rules.formats.includes(image.format)) throw new DomainError(rules.wrongType);
  return image;
}

/** Takes 20 MB of memory; a server on which nobody uploads a picture does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // no picture comes twice
  return sharp;
}

/** What the first bytes say the file is; its header also tells how many pixels it holds. */
async function compressed(content: Buffer, rules: ImageRules) {
  const sharp = await loadSharp();
  const reading = sharp(content, { limitInputPixels: false }).metadata();
  const { format, autoOrient } = await readable(reading, rules);
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new DomainError('IMAGE_TOO_MANY_PIXELS');
  return { picture: sharp(content, { limitInputPixels: MAX_PIXELS }), format, width, height };
}

async function bitmap(content: Buffer, rules: ImageRules) {
  const { width, height, pixels } = await readable(openBmp(content, MAX_PIXELS), rules);
  const raw = { width, height, channels: 4 } as const;
  const sharp = await loadSharp();
  return { picture: sharp(pixels, { raw }).removeAlpha(), format: 'bmp', width, height };
}

/** What cannot be read is no image of a type we take. */
export function readable<T>(reading: Promise<T>, { wrongType }: ImageRules): Promise<T> {
  return reading.catch(() => {
    throw new DomainError(wrongType);
  });
}
