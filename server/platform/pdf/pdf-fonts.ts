import { readFile } from 'node:fs/promises';
import { unwrapWoff } from './unwrap-woff';

/** The fonts that every document is drawn with; both hold Latin, Chinese and Japanese letters. */
const always = {
  regular: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal',
  bold: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal',
} as const;

/** Letters that those lack, and the fonts that have them. */
const further: readonly (readonly [letters: RegExp, files: readonly string[]])[] = [
  [/[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20bf]/, [sans('latin-ext'), sans('vietnamese')]],
  [/\p{sc=Cyrillic}/u, [sans('cyrillic'), sans('cyrillic-ext')]],
  [/\p{sc=Greek}/u, [sans('greek'), sans('greek-ext')]],
  [/\p{sc=Devanagari}/u, [sans('devanagari')]],
  [/\p{sc=Hangul}/u, ['noto-sans-kr/files/noto-sans-kr-korean-400-normal']],
  [/\p{sc=Arabic}/u, ['noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal']],
  [/\p{sc=Hebrew}/u, ['noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal']],
  [/\p{sc=Thai}/u, ['noto-sans-thai/files/noto-sans-thai-thai-400-normal']],
  [/\p{Extended_Pictographic}/u, ['noto-emoji/files/noto-emoji-emoji-400-normal']],
];

function sans(subset: string): string {
  return `noto-sans/files/noto-sans-${subset}-400-normal`;
}

/** A font by the name that a document knows it by. */
export interface PdfFont {
  readonly name: string;
  readonly content: Buffer;
}

const loading = new Map<string, Promise<Buffer>>();

/**
 * Loads the fonts of a document, each the first time that one is drawn which needs it: `regular` and `bold`, then those
 * that hold the other letters of the words in it.
 */
export function loadPdfFonts(words: string): Promise<PdfFont[]> {
  const needed = further.filter(([letters]) => letters.test(words)).flatMap(([, files]) => files);
  const named = [...Object.entries(always), ...needed.map((file) => [file, file] as const)];
  return Promise.all(named.map(async ([name, file]) => ({ name, content: await loaded(file) })));
}

function loaded(file: string): Promise<Buffer> {
  const font = loading.get(file) ?? readFont(require.resolve(`@fontsource/${file}.woff`));
  loading.set(file, font);
  return font;
}

async function readFont(file: string): Promise<Buffer> {
  return unwrapWoff(await readFile(file));
}
