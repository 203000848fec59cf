import type { Pdf } from '../../../platform/pdf/pdf';

const POINTS_PER_INCH = 72;
const PRINTER_DPI = 203;
/** Three whole dots of a label printer, 0.375 mm: bars of broken dots are not read. */
const MODULE = (3 * POINTS_PER_INCH) / PRINTER_DPI;
const QUIET_MODULES = 10;

/** Points of millimetres. */
export const mm = (length: number) => (length * POINTS_PER_INCH) / 25.4;

/** A printer's dot at or before a place, in points. */
const dotAt = (place: number) =>
  (Math.floor((place * PRINTER_DPI) / POINTS_PER_INCH) * POINTS_PER_INCH) / PRINTER_DPI;

/** Returns widths of bars and spaces in modules, a bar first, of a code of ours as Code 128. */
export async function code128(text: string): Promise<readonly number[]> {
  // Loaded on first use: it holds a hundred symbologies.
  const { raw } = await import('bwip-js/node');
  const [drawn] = raw({ bcid: 'code128', text });
  return (drawn as unknown as { readonly sbs: readonly number[] }).sbs;
}

/** Returns the width of a code in points, with ten modules of quiet on both sides. */
export function widthOfCode(modules: readonly number[]): number {
  return (modules.reduce((sum, width) => sum + width, 0) + 2 * QUIET_MODULES) * MODULE;
}

/** Draws the bars of a code as vectors on whole dots; `x` is where its quiet zone begins. */
export function drawCode(
  pdf: Pdf,
  modules: readonly number[],
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  let at = dotAt(x) + QUIET_MODULES * MODULE;
  modules.forEach((width, index) => {
    if (index % 2 === 0) pdf.rect(at, y, width * MODULE, height);
    at += width * MODULE;
  });
  pdf.fill('#000000');
}
