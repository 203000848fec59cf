import { decode } from 'bmp-ts';

const HEADER_BYTES = 54;
/** Pixels stand in the file one by one: not packed, so the file is as long as its picture is large. */
const PLAIN = [0, 3];

/** Sharp does not read Windows bitmaps. */
export function isBmp(content: Buffer): boolean {
  return content.toString('latin1', 0, 2) === 'BM';
}

/**
 * Reads a Windows bitmap to RGBA; its transparency means nothing.
 * @throws Error when it is packed, cut off, or said to be larger than `maxPixels`
 */
export async function openBmp(content: Buffer, maxPixels: number) {
  refuseUnsound(content, maxPixels);
  const { width, height, data } = decode(content, { toRGBA: true });
  // Most bitmaps leave it at 0; whoever resizes what nobody sees gets black.
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { width, height, pixels: data };
}

/** The decoder trusts the header: it would read past the end, or make room for any size. */
function refuseUnsound(content: Buffer, maxPixels: number): void {
  if (content.length < HEADER_BYTES) throw new Error('A bitmap without a header');
  const start = content.readUInt32LE(10);
  const width = content.readInt32LE(18);
  const height = Math.abs(content.readInt32LE(22));
  const rowBytes = Math.ceil((width * content.readUInt16LE(28)) / 32) * 4;
  const isSound =
    width > 0 &&
    height > 0 &&
    width * height <= maxPixels &&
    PLAIN.includes(content.readUInt32LE(30)) &&
    start + rowBytes * height <= content.length;
  if (!isSound) throw new Error('A bitmap that is packed, cut off or too large');
}
