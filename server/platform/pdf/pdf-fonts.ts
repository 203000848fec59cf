import { readFile } from 'node:fs/promises';
import { unwrapWoff } from './unwrap-woff';

/** Both hold Latin and Chinese letters. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const pathOf = (weight: number) =>
  require.resolve(
    `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`,
  );

let loading: Promise<PdfFonts> | undefined;

/** Loads the fonts of documents, the first time that one is drawn. */
export function loadPdfFonts(): Promise<PdfFonts> {
  return (loading ??= load());
}

async function load(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all(
    [400, 700].map(async (weight) => unwrapWoff(await readFile(pathOf(weight)))),
  );
  return { regular: regular!, bold: bold! };
}
