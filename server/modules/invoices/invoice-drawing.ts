import {
  drawWords,
  hasLetters,
  heightOfWords,
  PDF_MARGIN,
  type Drawing,
  type Pdf,
} from '../../platform/pdf/pdf';

/** Points (1/72 inch) from the left edge of an A4 page, which is 595 wide. */
const LEFT = PDF_MARGIN;
const RIGHT = 545;
const WIDTH = RIGHT - LEFT;
const GAP = 8;
/** Right edges of the columns of figures, each 80 wide. */
const FIGURE_WIDTH = 80;
const columns = { quantity: 385, unitPrice: 465, amount: RIGHT } as const;
type Figure = keyof typeof columns;
const SUM_LEFT = 300;

const ink = '#14201D';
const muted = '#56625D';
const brand = '#0B5D4E';
const hairline = '#C9C3B4';

/** Draws the name of the site, the kind of document, and its numbers at the right. */
export function drawHead(
  siteName: string,
  title: string,
  facts: readonly (readonly [label: string, value: string])[],
): Drawing {
  return (pdf) => {
    const top = pdf.y;
    pdf.font('bold').fontSize(18).fillColor(brand).text(siteName, LEFT, top);
    pdf.fontSize(13).fillColor(ink).text(title);
    const below = pdf.y;
    facts.forEach(([label, value], index) => {
      const y = top + 4 + index * 16;
      pdf.font('regular').fontSize(9).fillColor(muted);
      pdf.text(label, SUM_LEFT, y, { width: 80 });
      pdf
        .fillColor(ink)
        .text(value, SUM_LEFT + 80, y, { width: RIGHT - SUM_LEFT - 80, align: 'right' });
    });
    moveTo(pdf, Math.max(below, pdf.y) + 2 * GAP);
  };
}

/** Draws the recipient's name and address. */
export function drawRecipient(label: string, lines: readonly string[]): Drawing {
  return (pdf) => {
    pdf.fillColor(muted).text(label, LEFT, pdf.y, { width: WIDTH });
    drawWords(pdf.fillColor(ink), lines.filter(Boolean).join('\n'), LEFT, pdf.y, WIDTH);
    moveTo(pdf, pdf.y + 2 * GAP);
  };
}

type Row = { readonly name: string; readonly detail?: string } & Partial<Record<Figure, string>>;

/** Draws a row of the table of items, or its column names. */
export function drawItem({ name, detail, ...figures }: Row, { isHead = false } = {}): Drawing {
  const width = columns.quantity - FIGURE_WIDTH - LEFT + GAP;
  return (pdf) => {
    if (isHead) pdf.font('bold').fillColor(muted);
    const words = [name, detail].filter(Boolean).join('\n');
    const height = isHead ? pdf.heightOfString(words, { width }) : heightOfWords(pdf, words, width);
    const top = roomFor(pdf, height + GAP);
    if (isHead) pdf.text(words, LEFT, top, { width });
    else drawWords(pdf, words, LEFT, top, width);
    const below = pdf.y;
    for (const [column, end] of Object.entries(columns) as [Figure, number][])
      rightAligned(pdf, figures[column] ?? '', end, top);
    moveTo(pdf, below + GAP / 2);
  };
}

/** Draws the line above a sum. */
export const drawRule: Drawing = (pdf) => {
  const y = roomFor(pdf, 2 * GAP) + GAP / 2;
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(hairline).stroke();
  moveTo(pdf, y + GAP);
};

/** Draws a label and its amount at the right. */
export function drawAmount(label: string, amount: string, isBold: boolean): Drawing {
  const width = RIGHT - FIGURE_WIDTH - SUM_LEFT;
  return (pdf) => {
    if (isBold) pdf.font('bold').fontSize(11);
    const top = roomFor(pdf, pdf.heightOfString(label, { width }) + GAP);
    pdf.text(label, SUM_LEFT, top, { width });
    const below = pdf.y;
    rightAligned(pdf, amount, RIGHT, top);
    moveTo(pdf, below + 3);
  };
}

/** Draws the note at the end; `noLetter` if a character of what people wrote has no glyph. */
export function drawNote(
  settles: string,
  { noLetter, words: typed }: { noLetter: string; words: string },
): Drawing {
  return (pdf) => {
    const words = hasLetters(pdf, typed) ? settles : `${settles}\n${noLetter}`;
    const top = roomFor(pdf, pdf.heightOfString(words, { width: WIDTH }) + 3 * GAP);
    pdf.fillColor(muted).text(words, LEFT, top + 2 * GAP, { width: WIDTH });
  };
}

function rightAligned(pdf: Pdf, words: string, end: number, top: number): void {
  if (!words) return;
  const options = { width: FIGURE_WIDTH, align: 'right', lineBreak: false } as const;
  pdf.text(words, end - FIGURE_WIDTH, top, options);
}

/** Returns the top of a block of a height, on a new page if this one has no room for it. */
function roomFor(pdf: Pdf, height: number): number {
  if (pdf.y + height > pdf.page.height - PDF_MARGIN) pdf.addPage();
  return pdf.y;
}

function moveTo(pdf: Pdf, y: number): void {
  pdf.x = LEFT;
  pdf.y = y;
}
