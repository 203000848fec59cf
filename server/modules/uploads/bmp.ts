import { decode } from 'bmp-ts';
import { readBmpHeader } from './bmp-header';
import { openPaletteBmp } from './palette-bmp';

/** Sharp does not read Windows bitmaps. */
export function isBmp(content: Buffer): boolean {
  return content.toString('latin1', 0, 2) === 'BM';
}

/**
 * Decodes a Windows bitmap to RGBA, without its transparency. The header is validated first, because the
 * decoder trusts it: it would read past the end, or allocate any size; and it decodes the colours of palettes
 * wrongly.
 * @throws Error if it is truncated, of an unsupported kind, or declared larger than `maxPixels`
 */
export async function openBmp(content: Buffer, maxPixels: number) {
  const header = readBmpHeader(content, maxPixels);
  const hasPalette = header.bits <= 8;
  const { width, height, data } = hasPalette
    ? openPaletteBmp(content, header)
    : decode(content, { toRGBA: true });
  // Most bitmaps leave alpha at 0; resizing transparent pixels would turn them black.
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { width, height, pixels: data };
}
