/** How far into a page its own word on its encoding is looked for; the HTML standard says 1024 bytes. */
const PRESCAN_BYTES = 4_096;

const byteOrderMarks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/**
 * Decodes a page by its byte order mark, else by what its header says, else by its own `<meta>` or
 * XML declaration, else as UTF-8. Encodings that nobody knows are passed over.
 */
export function decodePage(body: Buffer, contentType: string): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, at) => body[at] === byte));
  const candidates = [marked?.[1], charsetIn(contentType), declaredIn(body), 'utf-8'];
  for (const label of candidates) {
    const decoder = decoderOf(label);
    if (decoder) return decoder.decode(body);
  }
  return body.toString('utf8');
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
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1];
}

function decoderOf(label: string | undefined): InstanceType<typeof TextDecoder> | null {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
