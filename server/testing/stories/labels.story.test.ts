import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { ItemLabel } from '../../modules/warehouse/shelves/shelf.entity';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildAddress } from '../builders/address';
import { buildStoredItem } from '../builders/stored-item';
import { employ, startWithConsole, type Employee } from '../builders/staff';
import { textOfPdf } from '../pdf-text';
import type { StaffClient } from '../staff-client';
import type { TestApp } from '../test-app';

const PRINTER_DPI = 203;

let app: TestApp;
let clara: Employee;
let label: string;
let storedItemId: string;

beforeAll(async () => {
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary as unknown as ArrayBuffer } });
  app = await startWithConsole();
  clara = await employ(app, 'CLERK');
  const shopper = await app.newShopper();
  await buildAddress(shopper);
  storedItemId = (await buildStoredItem(app, shopper)).id;
  const where = { storedItemId };
  label = (await app.services.db.read.findOneByOrFail(ItemLabel, where)).code;
}, 60_000);
afterAll(() => app.stop());

const PRINT =
  'mutation Print($label: String!) { printLabel(input: { label: $label }) { label copy path } }';

const fetchAs = (browser: StaffClient, path: string) =>
  fetch(`${browser.url}${path}`, {
    headers: { cookie: `__Host-tidebox-staff=${browser.token ?? ''}` },
  });

/** The only page as a label printer draws it, with its size in millimetres and the words on it. */
async function printed(path: string) {
  const response = await fetchAs(clara.browser, path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const library = await PDFiumLibrary.init();
  const content = Buffer.from(await response.arrayBuffer());
  const document = await library.loadDocument(content);
  expect(document.getPageCount()).toBe(1);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data, width, height } = await page.render({
    scale: PRINTER_DPI / 72,
    render: 'bitmap',
  });
  const words = textOfPdf(content);
  document.destroy();
  library.destroy();
  const picture = { data: new Uint8ClampedArray(data), width, height } as Parameters<
    typeof readBarcodes
  >[0];
  const codes = await readBarcodes(picture, { formats: ['Code128'], tryHarder: true });
  const size = [originalWidth, originalHeight].map((points) => Math.round((points / 72) * 25.4));
  return { size, words, codes: codes.map(({ text }) => text) };
}

describe('The label of an item', () => {
  it('is 60 × 40 mm, and its code is read from what a printer draws (A29)', async () => {
    const { size, codes, words } = await printed(`/labels/item/${label}.pdf`);
    expect(size).toEqual([60, 40]);
    expect(codes).toEqual([label]);
    expect(words).toContain(label.slice(5, 9));
    expect(words).toContain('A. L. · ');
    expect(words).not.toMatch(/Anna|Lee|HOLD|copy/);
  });

  it('says which copy it is, and each print leaves a row in the audit log', async () => {
    for (const copy of [1, 2]) {
      const { printLabel } = await clara.browser.run(PRINT, { label });
      expect(printLabel).toEqual({ label, copy, path: `/labels/item/${label}.pdf` });
    }
    expect((await printed(`/labels/item/${label}.pdf`)).words).toContain('copy 2');
    const rows = await app.services.db.read.countBy(AuditEntry, {
      ...{ action: 'LABEL_PRINTED', subjectId: label, actorId: clara.id },
    });
    expect(rows).toBe(2);
  });

  it('says HOLD in place of whose it is while a refund is asked for', async () => {
    const { owner } = app.services.db;
    await owner.query(`UPDATE stored_items SET status = 'HELD' WHERE id = '${storedItemId}'`);
    const { words, codes } = await printed(`/labels/item/${label}.pdf`);
    expect(words).toContain('HOLD 暂扣');
    expect(words).not.toContain('A. L.');
    expect(codes).toEqual([label]);
  });
});

describe('The label of a shelf', () => {
  it('is 100 × 40 mm, and its code is read; a long name fits too', async () => {
    for (const name of ['B-12', 'W-WWWWWWWWWW']) {
      const { addShelf } = await clara.browser.run(
        `mutation Add($name: String!) { addShelf(input: { name: $name, kind: STORAGE }) { shelf { code } } }`,
        { name },
      );
      const { code } = addShelf.shelf;
      const { size, codes, words } = await printed(`/labels/shelf/${code}.pdf`);
      expect([size, codes]).toEqual([[100, 40], [code]]);
      expect(words).toContain(name);
    }
  });
});

describe('Labels are given', () => {
  it('to whoever may see the hall, and to nobody else', async () => {
    const path = `/labels/item/${label}.pdf`;
    const editor = await employ(app, 'EDITOR');
    const packer = await employ(app, 'PACKER');
    expect((await fetchAs(packer.browser, path)).status).toBe(200);
    expect((await fetchAs(editor.browser, path)).status).toBe(403);
    expect((await fetchAs(app.newStaffBrowser(), path)).status).toBe(401);
    const unknown = await app.guest.fetch('/no-such-page');
    expect((await app.guest.fetch(path)).status).toBe(unknown.status);
  });

  it('not for a code that is wrong, unknown or odd: refused in words', async () => {
    const wrong = `${label.slice(0, -1)}${label.endsWith('7') ? '8' : '7'}`;
    for (const odd of [wrong, 'I00000000A', 'x', '%00', '..%2f..%2fx', 'x'.repeat(2_000)]) {
      const response = await fetchAs(clara.browser, `/labels/item/${odd}.pdf`);
      expect([odd, response.status]).toEqual([odd, 400]);
      expect(((await response.json()) as { message: string }).message).toMatch(/./);
    }
  });
});
