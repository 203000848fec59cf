import { readFile } from 'node:fs/promises';
import { unwrapWoff } from './unwrap-woff';

/** Both hold Latin and Chinese letters. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const regularFile =
  require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff');
const boldFile =
  require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff');

let loading: Promise<PdfFonts> | undefined;

/** Loads the fonts of documents, the first time that one is drawn. */
export function loadPdfFonts(): Promise<PdfFonts> {
  return (loading ??= load());
}

async function load(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([readFont(regularFile), readFont(boldFile)]);
  return { regular, bold };
}

async function readFont(file: string): Promise<Buffer> {
  return unwrapWoff(await readFile(file));
}
