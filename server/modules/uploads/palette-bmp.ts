import type { BmpHeader } from './bmp-header';

/** RGBA, row by row from the top. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Decodes a Windows or OS/2 bitmap of 1, 4 or 8 bits whose pixels are palette indexes, compressed (RLE) or
 * not. An index that the palette lacks, or a pixel that a compressed picture leaves out, is black.
 */
export function openPaletteBmp(content: Buffer, header: BmpHeader): Pixels {
  const { width, height, isTopDown, palette } = header;
  const places = header.isPacked ? packedPlaces(content, header) : plainPlaces(content, header);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    const row = isTopDown ? y : height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const color = palette.offset + (places[row * width + x] ?? 0) * palette.entryBytes;
      const isKnown = color + 2 < header.start;
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 4 + channel] = isKnown ? (content[color + 2 - channel] ?? 0) : 0;
    }
  }
  return { width, height, data };
}

function plainPlaces(content: Buffer, { width, height, bits, start, rowBytes }: BmpHeader) {
  const places = new Uint8Array(width * height);
  const mask = (1 << bits) - 1;
  for (let row = 0; row < height; row += 1)
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits;
      const byte = content[start + row * rowBytes + (bit >> 3)] ?? 0;
      places[row * width + x] = (byte >> (8 - bits - (bit & 7))) & mask;
    }
  return places;
}

const END_OF_LINE = 0;
const END_OF_PICTURE = 1;
const MOVE = 2;

/** Pairs of a count and a repeated value; a count of 0 is an escape. */
function packedPlaces(content: Buffer, { width, height, bits, start }: BmpHeader) {
  const places = new Uint8Array(width * height);
  let [at, x, row] = [start, 0, 0];
  const next = () => content[at++] ?? 0;
  const put = (place: number) => {
    if (x < width && row < height) places[row * width + x] = place;
    x += 1;
  };
  /** Returns the nth index in bytes that hold two of 4 bits each. */
  const placeOf = (byte: number, nth: number) =>
    bits === 8 ? byte : nth % 2 === 0 ? byte >> 4 : byte & 15;
  while (at + 1 < content.length && row < height) {
    const [count, value] = [next(), next()];
    if (count > 0) for (let nth = 0; nth < count; nth += 1) put(placeOf(value, nth));
    else if (value === END_OF_LINE) [x, row] = [0, row + 1];
    else if (value === END_OF_PICTURE) break;
    else if (value === MOVE) [x, row] = [x + next(), row + next()];
    else {
      const bytes = Math.ceil((value * bits) / 8);
      for (let nth = 0; nth < value; nth += 1)
        put(placeOf(content[at + Math.floor((nth * bits) / 8)] ?? 0, nth));
      at += bytes + (bytes % 2);
    }
  }
  return places;
}
