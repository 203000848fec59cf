import type { Services } from '../../../platform/services';
import { DomainError } from '../../../kernel/errors';
import { drawPdf, drawWords, type Pdf } from '../../../platform/pdf/pdf';
import { findDefaultCountry } from '../../addresses/public';
import { orderByNumber } from '../../orders/public';
import { itemToLabel, readLabel } from '../../warehouse/public';
import { code128, drawCode, mm, widthOfCode } from './label-drawing';

const WIDTH = 60;
const HEIGHT = 40;
const MARGIN = 2.5;

/**
 * Draws the label of an item in the warehouse, 60 × 40 mm: its last four figures, pieces, the initials of the shopper
 * and the country, but no name, and HOLD in reverse where it is held. At most six statements.
 * @throws DomainError CODE_WRONG, NOT_FOUND, also for an item that has left the warehouse; BUSY
 */
export async function drawItemLabel(services: Services, given: string): Promise<Buffer> {
  const em = services.db.read;
  const item = await itemToLabel(em, readLabel('item', given));
  const order = item?.isThere ? await orderByNumber(em, item.orderNumber) : null;
  if (!item || !order) throw new DomainError('NOT_FOUND');
  const country = await findDefaultCountry(em, order.userId);
  const owner = [initialsOf(order.contactName), country].filter(Boolean).join(' · ');
  const modules = await code128(item.label);
  const { label, name, specification, quantity, status, copies, inboundAt } = item;
  const facts = { title: label, language: 'en', createdAt: inboundAt };
  const words = `${name}\n${specification}`;
  return drawPdf({ ...facts, words, page: { width: mm(WIDTH), height: mm(HEIGHT) } }, [
    (pdf) => {
      pdf.fillColor('#000000');
      line(pdf, label.slice(1, -1).slice(-4), { y: 1.5, size: 8.6, font: 'bold' });
      const pieces = quantity === 1 ? '1 pc' : `${quantity} pcs`;
      line(pdf, pieces, { y: 1.5, size: 4.2, font: 'bold', align: 'right' });
      const copy = copies > 1 ? ` · copy ${copies}` : '';
      line(pdf, `${dayOf(inboundAt)}${copy}`, { y: 7, size: 2.4, align: 'right' });
      pdf.save();
      pdf.rect(mm(MARGIN), mm(12.5), mm(36), mm(8.6)).clip();
      pdf.fontSize(mm(2.8));
      drawWords(pdf, words, mm(MARGIN), mm(12.5), mm(36));
      pdf.restore();
      if (status === 'HELD') drawHold(pdf);
      else line(pdf, owner, { y: 13, size: 2.8, font: 'bold', align: 'right' });
      const x = (mm(WIDTH) - widthOfCode(modules)) / 2;
      drawCode(pdf, modules, { x, y: mm(22), height: mm(12) });
      line(pdf, `${label.slice(0, 1)} ${label.slice(1, 6)} ${label.slice(6)}`, {
        ...{ y: 34.8, size: 2.8 },
      });
    },
  ]);
}

function drawHold(pdf: Pdf): void {
  pdf.rect(mm(39), mm(12.5), mm(18.5), mm(6.5)).fill('#000000');
  pdf.fillColor('#FFFFFF').font('bold').fontSize(mm(3.2));
  pdf.text('HOLD 暂扣', mm(39), mm(13.4), { width: mm(18.5), align: 'center', lineBreak: false });
  pdf.fillColor('#000000');
}

interface Line {
  readonly y: number;
  /** Height of the letters in millimetres. */
  readonly size: number;
  readonly font?: 'regular' | 'bold';
  readonly align?: 'left' | 'right';
}

function line(pdf: Pdf, text: string, { y, size, font = 'regular', align = 'left' }: Line): void {
  pdf.font(font).fontSize(mm(size));
  const x = align === 'left' ? mm(MARGIN) : mm(WIDTH - MARGIN) - pdf.widthOfString(text);
  pdf.text(text, x, mm(y), { lineBreak: false });
}

/** Returns A. L. for Anna Lee: enough to tell two parcels apart, and no name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean).slice(0, 3);
  return words.map((word) => `${[...word][0]!.toUpperCase()}.`).join(' ');
}

/** The day in the warehouse's form, 26 NOV. */
function dayOf(at: Date): string {
  return at
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .toUpperCase();
}
