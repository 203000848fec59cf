import type { Sharp } from 'sharp';
import { DomainError, type PlainCode } from '../../kernel/errors';
import type { PictureSize } from '../../platform/storage/storage';
import { isBmp, openBmp } from './bmp';

/** A small file can decompress to a huge picture. */
const MAX_PIXELS = 40_000_000;

/** Accepted files, and the refusals of others. */
export interface ImageRules {
  readonly maxBytes: number;
  /** Accepted formats of the content; the file name is ignored. */
  readonly formats: readonly string[];
  /** Formats that are stored as JPEG, all others as PNG; only JPEG by default. */
  readonly photographs?: readonly string[];
  readonly tooLarge: PlainCode;
  readonly wrongType: PlainCode;
}

/** Its size is the displayed one, after the rotation that a camera records in the file. */
interface OpenImage extends PictureSize {
  readonly picture: Sharp;
  readonly format: string;
}

/**
 * Checks a file's size and content.
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS (over 40 million), IMAGE_BROKEN, or by the rules
 */
export async function openImage(content: Buffer, rules: ImageRules): Promise<OpenImage> {
  if (content.length === 0) throw new DomainError('IMAGE_MISSING');
  if (content.length > rules.maxBytes) throw new DomainError(rules.tooLarge);
  const open = isBmp(content) ? bitmap : compressed;
  const image = await open(content, rules);
  if (!rules.formats.includes(image.format)) throw new DomainError(rules.wrongType);
  return image;
}

/** Loads sharp on demand: it takes 20 MB of memory, which a server without uploads saves. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // no picture comes twice
  return sharp;
}

/** Detects the format from the first bytes, and the number of pixels from the header. */
async function compressed(content: Buffer, rules: ImageRules) {
  const sharp = await loadSharp();
  const reading = sharp(content, { limitInputPixels: false }).metadata();
  const { format, autoOrient } = await readable(reading, content, rules);
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new DomainError('IMAGE_TOO_MANY_PIXELS');
  return { picture: sharp(content, { limitInputPixels: MAX_PIXELS }), format, width, height };
}

async function bitmap(content: Buffer, rules: ImageRules) {
  const reading = openBmp(content, MAX_PIXELS);
  const { width, height, pixels } = await readable(reading, content, rules);
  const raw = { width, height, channels: 4 } as const;
  const sharp = await loadSharp();
  return { picture: sharp(pixels, { raw }).removeAlpha(), format: 'bmp', width, height };
}

/** First bytes of the common formats. */
const beginnings: readonly (readonly [format: string, bytes: string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG'],
  ['gif', 'GIF8'],
  ['bmp', 'BM'],
];

/** An unreadable file is no image of an accepted type; with the first bytes of one it is broken. */
function readable<T>(
  reading: Promise<T>,
  content: Buffer,
  { formats, wrongType }: ImageRules,
): Promise<T> {
  return reading.catch(() => {
    const start = content.toString('latin1', 0, 4);
    const begun = beginnings.find(([, bytes]) => start.startsWith(bytes))?.[0];
    throw new DomainError(begun && formats.includes(begun) ? 'IMAGE_BROKEN' : wrongType);
  });
}

/**
 * Awaits an image whose header was valid. @throws DomainError IMAGE_BROKEN if the rest is truncated or
 * damaged
 */
export function whole<T>(drawing: Promise<T>): Promise<T> {
  return drawing.catch(() => {
    throw new DomainError('IMAGE_BROKEN');
  });
}
