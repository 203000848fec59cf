import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** pdfkit's private record of the current font; its public API does not tell which letters a font has. */
interface DrawnFont {
  readonly ascender: number;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** Letters of one font, one behind the other. */
interface Run {
  readonly font: string;
  readonly text: string;
}

/** Stands for a letter that no font has: a geta mark, which printers set for type that they lack. */
const NO_LETTER = '〓';

/** Marks that combine with the letter before them. */
const LEANING = /^(?:\p{M}|\p{Join_Control}|\p{Emoji_Modifier})$/u;
const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;

const fontsOf = new WeakMap<Pdf, readonly string[]>();

/** Tells which fonts a document has; of them all but `bold` draw the words of people. */
export function noteFonts(pdf: Pdf, names: readonly string[]): void {
  fontsOf.set(
    pdf,
    names.filter((name) => name !== 'bold'),
  );
}

/** Draws words of a person, whatever their script, at the document's place and within a width in points. */
export function drawWords(pdf: Pdf, words: string, x: number, y: number, width: number): void {
  pdf.x = x;
  pdf.y = y;
  for (const line of words.split('\n')) drawLine(pdf, runsOf(pdf, line), width);
  pdf.font('regular');
}

function drawLine(pdf: Pdf, runs: readonly Run[], width: number): void {
  // Letters of several fonts in a line share one baseline.
  const ascent = (fontOf(pdf, 'regular').ascender / 1000) * sizeOf(pdf);
  pdf.y += ascent;
  runs.forEach(({ font, text }, index) => {
    pdf.font(font).text(text, {
      ...{ width, baseline: 'alphabetic', continued: index < runs.length - 1 },
      // With features of its own a run is laid out as a whole, from right to left where its script is.
      ...(RIGHT_TO_LEFT.test(text) && { features: ['ccmp'] }),
    });
  });
  pdf.y -= ascent;
}

/** Returns how many points high words of a person are at most, whatever their script. */
export function heightOfWords(pdf: Pdf, words: string, width: number): number {
  const heights = words.split('\n').map((line) => {
    const runs = runsOf(pdf, line);
    const long = runs.reduce((sum, { font, text }) => sum + pdf.font(font).widthOfString(text), 0);
    const high = Math.max(...runs.map(({ font }) => pdf.font(font).currentLineHeight(true)));
    // A line is broken before a word that does not fit.
    return Math.ceil((long / width) * (long > width ? 1.25 : 1)) * high;
  });
  pdf.font('regular');
  return heights.reduce((sum, height) => sum + height, 0);
}

/** True if the fonts of a document have every letter of the words. */
export function hasLetters(pdf: Pdf, words: string): boolean {
  const isWhole = !words
    .split('\n')
    .some((line) => runsOf(pdf, line).some(({ text }) => text.includes(NO_LETTER)));
  pdf.font('regular');
  return isWhole;
}

/** Returns the letters of a line by the first of the document's fonts that has them. */
function runsOf(pdf: Pdf, line: string): Run[] {
  const runs: Run[] = [];
  // Half-width kana are in no font; they are the same letters.
  for (const letter of line.replace(/[\uff61-\uffdc]+/g, (narrow) => narrow.normalize('NFKC'))) {
    const before = runs.at(-1);
    const font =
      LEANING.test(letter) || (letter === ' ' && before) ? before?.font : fontWith(pdf, letter);
    const text = font ? letter : NO_LETTER;
    if (before && (font ?? 'regular') === before.font)
      runs[runs.length - 1] = { ...before, text: before.text + text };
    else runs.push({ font: font ?? 'regular', text });
  }
  return runs.length > 0 ? runs : [{ font: 'regular', text: '' }];
}

function fontWith(pdf: Pdf, letter: string): string | undefined {
  const codePoint = letter.codePointAt(0) ?? 0;
  return fontsOf.get(pdf)?.find((name) => fontOf(pdf, name).font.hasGlyphForCodePoint(codePoint));
}

function fontOf(pdf: Pdf, name: string): DrawnFont {
  return (pdf.font(name) as unknown as { _font: DrawnFont })._font;
}

function sizeOf(pdf: Pdf): number {
  return (pdf as unknown as { _fontSize: number })._fontSize;
}
