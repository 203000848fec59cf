import { decode } from 'bmp-ts';
import { readBmpHeader } from './bmp-header';
import { openPaletteBmp } from './palette-bmp';

/** Sharp does not read Windows bitmaps. */
export function isBmp(content: Buffer): boolean {
  return content.toString('latin1', 0, 2) === 'BM';
}

/**
 * Reads a Windows bitmap to RGBA; its transparency means nothing. The decoder trusts the header, which is read first: it
 * would read past the end, or make room for any size; and it takes the colours of palettes wrongly.
 * @throws Error when it is cut off, of a kind nobody draws, or said to be larger than `maxPixels`
 */
export async function openBmp(content: Buffer, maxPixels: number) {
  const header = readBmpHeader(content, maxPixels);
  const hasPalette = header.bits <= 8;
  const { width, height, data } = hasPalette
    ? openPaletteBmp(content, header)
    : decode(content, { toRGBA: true });
  // Most bitmaps leave it at 0; whoever resizes what nobody sees gets black.
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { width, height, pixels: data };
}
