import { decode } from 'iconv-lite';

/** The number of bytes searched for a page's own encoding declaration; the HTML standard says 1024. */
const PRESCAN_BYTES = 4_096;

const byteOrderMarks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/** In it, by the standard, is what says that it is in ISO 8859-1. */
const WESTERN = 'windows-1252';

/** Encodings used before UTF-8, by the page's language; the Western one for the others. */
const olderEncodings: readonly (readonly [RegExp, string])[] = [
  [/^zh-(?:tw|hk|hant)/i, 'big5'],
  [/^zh/i, 'gb18030'],
  [/^ja/i, 'shift_jis'],
  [/^ko/i, 'euc-kr'],
  [/^(?:ru|uk|bg|be|mk)/i, 'windows-1251'],
];

/**
 * Decodes a page by its byte order mark, else by its header's charset, else by its own `<meta>` or XML
 * declaration, else as UTF-8. Unknown encodings are ignored; text that is not valid UTF-8 although declared so
 * is decoded with the former encoding of its language.
 */
export function decodePage(body: Buffer, contentType: string): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, at) => body[at] === byte));
  const candidates = [marked?.[1], charsetIn(contentType), declaredIn(body), 'utf-8'];
  for (const label of candidates) {
    const encoding = label && encodingOf(label);
    if (encoding) return repaired(decodeAs(encoding, body), encoding, body);
  }
  return body.toString('utf8');
}

/** A text of which most is broken was written in another encoding; a few broken bytes stay so. */
function repaired(text: string, encoding: string, body: Buffer): string {
  const broken = encoding === 'utf-8' ? countOf(text, /\ufffd/g) : 0;
  if (broken === 0 || broken < countOf(text, /[^\0-\x7f\ufffd]/g)) return text;
  const language = /<html\b[^<>]{0,500}\blang\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? '';
  const older = olderEncodings.find(([languages]) => languages.test(language))?.[1];
  return decodeAs(older ?? WESTERN, body);
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** A page that says in ASCII letters that it is UTF-16 cannot be; the standard takes it for UTF-8. */
function declaredIn(body: Buffer): string | undefined {
  const start = body.subarray(0, PRESCAN_BYTES).toString('latin1');
  const [tag = ''] =
    /<meta\b[^>]{0,500}charset[^>]{0,100}>|^\s*<\?xml\b[^>]{0,200}\?>/i.exec(start) ?? [];
  const label = charsetIn(tag) ?? /encoding\s*=\s*["']?([\w:.-]+)/i.exec(tag)?.[1];
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1];
}

/** Returns the standard's name of an encoding; null if it is unknown. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** Node decodes this one as ISO 8859-1, without the euro, dashes and quotes that it was made for. */
function decodeAs(encoding: string, body: Buffer): string {
  return encoding === WESTERN ? decode(body, WESTERN) : new TextDecoder(encoding).decode(body);
}
