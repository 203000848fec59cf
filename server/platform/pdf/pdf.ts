import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitConcurrency } from '../limit-concurrency';
import { loadPdfFonts } from './pdf-fonts';
import { noteFonts, type Pdf } from './words';

export { drawWords, hasLetters, heightOfWords, type Pdf } from './words';

/** One piece of a document; it takes a few milliseconds at most. */
export type Drawing = (pdf: Pdf) => void;

export const PDF_MARGIN = 50;

/** A document takes some 50 ms of a processor: one after the other, and not without end. */
const turns = limitConcurrency({ atOnce: 1, waiting: 20 });

interface PdfFacts {
  readonly title: string;
  /** `en`, `zh` */
  readonly language: string;
  readonly createdAt: Date;
  /** Text written by people that is printed with `drawWords`; its letters decide which fonts are loaded. */
  readonly words: string;
  /** Size in points of a page without margins; A4 when left out. */
  readonly page?: { readonly width: number; readonly height: number };
}

/**
 * Draws a document, A4 unless it is said otherwise, piece by piece, from top to bottom; other requests are served between two pieces. Each
 * piece begins in the font `regular`, size 9; `bold` is available too.
 * @throws DomainError BUSY when too many are queued
 */
export function drawPdf(facts: PdfFacts, drawings: readonly Drawing[]): Promise<Buffer> {
  return turns(async () => {
    const { title, language, createdAt, words, page } = facts;
    const fonts = await loadPdfFonts(words);
    // Loaded on first use, because it takes 10 MB.
    const { default: Document } = await import('pdfkit');
    const pdf = new Document({
      ...(page
        ? { size: [page.width, page.height], margin: 0 }
        : { size: 'A4', margin: PDF_MARGIN }),
      ...{ lang: language, displayTitle: true },
      info: { Title: title, CreationDate: createdAt },
    });
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    for (const { name, content } of fonts) pdf.registerFont(name, content);
    noteFonts(
      pdf,
      fonts.map(({ name }) => name),
    );
    for (const draw of drawings) {
      draw(pdf.font('regular').fontSize(9).fillColor('#14201D'));
      await nextTurn();
    }
    pdf.end();
    return done;
  });
}
