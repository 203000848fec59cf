import { readFile } from 'node:fs/promises';
import { unwrapWoff } from './unwrap-woff';

/** The fonts of every document; both contain Latin, Chinese and Japanese letters. */
const always = {
  regular:
    require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff'),
  bold: require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff'),
} as const;

/** Letters that those lack, and the fonts that have them. */
const further: readonly (readonly [letters: RegExp, files: readonly string[]])[] = [
  [
    /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20bf]/,
    [
      require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
      require.resolve('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff'),
    ],
  ],
  [
    /\p{sc=Cyrillic}/u,
    [
      require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff'),
      require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff'),
    ],
  ],
  [
    /\p{sc=Greek}/u,
    [
      require.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
      require.resolve('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff'),
    ],
  ],
  [
    /\p{sc=Devanagari}/u,
    [require.resolve('@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff')],
  ],
  [
    /\p{sc=Hangul}/u,
    [require.resolve('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff')],
  ],
  [
    /\p{sc=Arabic}/u,
    [require.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff')],
  ],
  [
    /\p{sc=Hebrew}/u,
    [require.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff')],
  ],
  [
    /\p{sc=Thai}/u,
    [require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff')],
  ],
  [
    /\p{Extended_Pictographic}/u,
    [require.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff')],
  ],
];

/** A font by the name that a document knows it by. */
export interface PdfFont {
  readonly name: string;
  readonly content: Buffer;
}

const loading = new Map<string, Promise<Buffer>>();

/**
 * Loads the fonts of a document, each when it is first needed: `regular` and `bold`, then those that contain the
 * other letters of its words.
 */
export function loadPdfFonts(words: string): Promise<PdfFont[]> {
  const needed = further.filter(([letters]) => letters.test(words)).flatMap(([, files]) => files);
  const named = [...Object.entries(always), ...needed.map((file) => [file, file] as const)];
  return Promise.all(named.map(async ([name, file]) => ({ name, content: await loaded(file) })));
}

function loaded(file: string): Promise<Buffer> {
  const font = loading.get(file) ?? readFont(file);
  loading.set(file, font);
  return font;
}

async function readFont(file: string): Promise<Buffer> {
  return unwrapWoff(await readFile(file));
}
