import { DomainError } from '../../../kernel/errors';
import { drawPdf } from '../../../platform/pdf/pdf';
import type { Services } from '../../../platform/services';
import { shelfByCode, type ShelfKind } from '../../warehouse/public';
import { code128, drawCode, mm, widthOfCode } from './label-drawing';

const WIDTH = 100;
const HEIGHT = 40;
const MARGIN = 4;
const NAME_WIDTH = 40;

const kinds: Readonly<Record<ShelfKind, string>> = {
  STORAGE: 'Storage · 存放',
  HOLD: 'Hold · 暂扣',
  UNCLAIMED: 'Unclaimed · 无主',
};

/**
 * Draws the label of a shelf, 100 × 40 mm, to be read from the other side of the aisle. One statement.
 * @throws DomainError CODE_WRONG, NOT_FOUND, BUSY
 */
export async function drawShelfLabel(services: Services, given: string): Promise<Buffer> {
  const shelf = await shelfByCode(services.db.read, given);
  if (!shelf) throw new DomainError('NOT_FOUND');
  const { code, name, kind } = shelf;
  const modules = await code128(code);
  const facts = { title: name, language: 'en', createdAt: services.clock.now(), words: name };
  return drawPdf({ ...facts, page: { width: mm(WIDTH), height: mm(HEIGHT) } }, [
    (pdf) => {
      pdf.fillColor('#000000').font('bold').fontSize(mm(16));
      const fitting = Math.min(1, mm(NAME_WIDTH) / pdf.widthOfString(name));
      pdf.fontSize(mm(16) * fitting);
      const y = (mm(HEIGHT) - pdf.currentLineHeight(true)) / 2;
      pdf.text(name, mm(MARGIN), y, { lineBreak: false });
      const x = mm(WIDTH - MARGIN) - widthOfCode(modules);
      pdf.font('bold').fontSize(mm(3.6)).text(kinds[kind], x, mm(4), { lineBreak: false });
      drawCode(pdf, modules, { x, y: mm(11), height: mm(18) });
      pdf.font('regular').fontSize(mm(3.4)).text(code, x, mm(31), { lineBreak: false });
    },
  ]);
}
