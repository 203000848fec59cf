import { setImmediate as nextTurn } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import { boundedTurns } from '../bounded-turns';
import { loadPdfFonts } from './pdf-fonts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** One piece of a document; it takes a few milliseconds at most. */
export type Drawing = (pdf: Pdf) => void;

export const PDF_MARGIN = 50;

/** A document takes some 50 ms of a processor: one after the other, and not without end. */
const turns = boundedTurns({ atOnce: 1, waiting: 20 });

interface PdfFacts {
  readonly title: string;
  /** `en`, `zh` */
  readonly language: string;
  readonly createdAt: Date;
}

/**
 * Draws an A4 document piece by piece, from top to bottom; between two pieces other requests are
 * answered. Each piece begins in the font `regular`, size 9; `bold` is there, too.
 * @throws DomainError BUSY where too many wait already
 */
export function drawPdf(facts: PdfFacts, drawings: readonly Drawing[]): Promise<Buffer> {
  return turns(async () => {
    const { regular, bold } = await loadPdfFonts();
    const { title, language, createdAt } = facts;
    // Loaded when it is drawn with: it takes 10 MB.
    const { default: Document } = await import('pdfkit');
    const pdf = new Document({
      ...{ size: 'A4', margin: PDF_MARGIN, lang: language, displayTitle: true },
      info: { Title: title, CreationDate: createdAt },
    });
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    pdf.registerFont('regular', regular).registerFont('bold', bold);
    for (const draw of drawings) {
      draw(pdf.font('regular').fontSize(9).fillColor('#14201D'));
      await nextTurn();
    }
    pdf.end();
    return done;
  });
}
