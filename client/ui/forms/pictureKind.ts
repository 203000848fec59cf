/** Format of a picture by its content, whatever its name. */
export interface PictureKind {
  readonly format: 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic' | 'unknown';
  /** True if it shows several pictures one after the other. */
  readonly isMoving: boolean;
  /** True if the file has the proper end of its format; cameras may append data after it. */
  readonly isWhole: boolean;
}

const TAIL_BYTES = 64;

const BRAND_OF_HEIC = /^(hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Looks at the first and last bytes of a picture, and for further pictures in it. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const at = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to));
  const tail = at(-TAIL_BYTES);
  const kind = (format: PictureKind['format'], isMoving = false, end = '') => ({
    ...{ format, isMoving, isWhole: tail.includes(end) },
  });
  if (at(0, 3) === '\xff\xd8\xff') return kind('jpeg', false, '\xff\xd9');
  if (at(0, 4) === '\x89PNG') return kind('png', at(0, 1024).includes('acTL'), 'IEND');
  if (at(0, 3) === 'GIF') return kind('gif', framesOf(bytes) > 1, ';');
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return kind('webp', at(0, 256).includes('ANIM'));
  if (at(0, 2) === 'BM') return kind('bmp');
  if (at(4, 8) !== 'ftyp') return kind('unknown');
  if (/^avi[fs]/.test(at(8, 12))) return kind('avif');
  return kind(BRAND_OF_HEIC.test(at(8, 12)) ? 'heic' : 'unknown');
}

const GIF_HEADER_BYTES = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const HAS_COLORS = 0x80;

/** Counts the pictures of a GIF, up to the second one: blocks, each with a size before its data. */
function framesOf(bytes: Uint8Array): number {
  const colorsOf = (flags = 0) => (flags & HAS_COLORS ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let place = GIF_HEADER_BYTES + colorsOf(bytes[10]);
  let frames = 0;
  while (place < bytes.length && frames < 2) {
    const block = bytes[place];
    if (block === FRAME) {
      frames += 1;
      place += 11 + colorsOf(bytes[place + 9]);
    } else if (block === EXTENSION) place += 2;
    else break;
    for (let size = bytes[place] ?? 0; size > 0; size = bytes[place] ?? 0) place += size + 1;
    place += 1;
  }
  return frames;
}
