/** What a picture is by its content, whatever it is called. */
export interface PictureKind {
  readonly format: 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic' | 'unknown';
  /** Whether it shows several pictures one after the other. */
  readonly isMoving: boolean;
}

const BRAND_OF_HEIC = /^(hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Looks at the first bytes of a picture, and for further pictures in it. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const at = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const still = (format: PictureKind['format']) => ({ format, isMoving: false });
  if (at(0, 3) === '\xff\xd8\xff') return still('jpeg');
  if (at(0, 4) === '\x89PNG') return { format: 'png', isMoving: at(0, 1024).includes('acTL') };
  if (at(0, 3) === 'GIF') return { format: 'gif', isMoving: framesOf(bytes) > 1 };
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP')
    return { format: 'webp', isMoving: at(0, 256).includes('ANIM') };
  if (at(0, 2) === 'BM') return still('bmp');
  if (at(4, 8) !== 'ftyp') return still('unknown');
  if (/^avi[fs]/.test(at(8, 12))) return still('avif');
  return still(BRAND_OF_HEIC.test(at(8, 12)) ? 'heic' : 'unknown');
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
