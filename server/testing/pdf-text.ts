import { inflateSync } from 'node:zlib';

/**
 * Reads the words of a PDF as a person copies them: the characters of the glyphs by the tables of their fonts.
 * Enough for PDFs of pdfkit. Each piece of text is a line.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const unicodeOf = new Map<string, ReadonlyMap<string, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      if (table) unicodeOf.set(name, glyphTable(objects.get(table)?.stream ?? ''));
    }
  const pages = [...objects.values()].filter(({ stream }) => / Tf\b/.test(stream));
  return pages.map(({ stream }) => wordsOf(stream, unicodeOf)).join('\n');
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const bytes = pdf.toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const match of bytes.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const packed = start < 0 ? '' : body.slice(start + 7, body.lastIndexOf('\nendstream'));
    const isText = packed && !dictionary.includes('/Length1') && !dictionary.includes('/Subtype');
    const stream = isText ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    found.set(id, { dictionary, stream });
  }
  return found;
}

/** `<0000> <0005> [<0041> <9752> …]`: the first and last glyph, and the character of each. */
function glyphTable(stream: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, first = '', , words = ''] of stream.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/g,
  ))
    [...words.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      table.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return table;
}

/** `/F1 9 Tf … [<00010002> 0 <0003>] TJ` */
function wordsOf(stream: string, tables: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let table: ReadonlyMap<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) table = tables.get(font);
    const codes =
      (glyphs ?? '')
        .match(/<([0-9a-f]+)>/g)
        ?.join('')
        .replace(/[<>]/g, '') ?? '';
    const words = (codes.match(/.{4}/g) ?? []).map((code) => table?.get(code) ?? '\ufffd');
    if (words.length > 0) lines.push(words.join(''));
  }
  return lines.join('\n');
}
