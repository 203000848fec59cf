import { encode } from 'iconv-lite';
import { decodePage } from './charset';

const text = (charset: string) =>
  `<html><head><meta charset="${charset}"></head>急須 茶壶 のり</html>`;

describe('A page is decoded', () => {
  it.each(['gbk', 'gb18030', 'shift_jis', 'euc-jp', 'utf-8'])(
    'from %s, by its header',
    (charset) => {
      const page = '<p>急須 茶 のり</p>';
      expect(
        decodePage(encode(page, charset), `text/html; charset="${charset.toUpperCase()}"`),
      ).toBe(page);
    },
  );

  it.each(['gbk', 'gb18030', 'utf-8'])('from %s, by its own word', (charset) => {
    expect(decodePage(encode(text(charset), charset), 'text/html')).toContain('急須 茶壶 のり');
  });

  it('from Big5, Shift_JIS and EUC-JP as pages of these places say it', () => {
    const pages = [
      ['big5', '<meta http-equiv="Content-Type" content="text/html; charset=big5">茶壺'],
      ['Shift_JIS', "<META content='text/html;charset=Shift_JIS' http-equiv=Content-Type>急須"],
      ['euc-jp', '<?xml version="1.0" encoding="EUC-JP"?><html>急須</html>'],
    ] as const;
    for (const [charset, page] of pages)
      expect(decodePage(encode(page, charset), 'text/html')).toBe(page);
  });

  it.each([
    ['utf-16le', Buffer.from([0xff, 0xfe])],
    ['utf-16be', Buffer.from([0xfe, 0xff])],
    ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ])('from %s by its byte order mark, whatever else is said', (charset, mark) => {
    const body = Buffer.concat([mark, encode('急須', charset)]);
    expect(decodePage(body, 'text/html; charset=gbk')).toBe('急須');
  });

  it('as UTF-8 where nothing is said, or nonsense', () => {
    const body = Buffer.from('<meta charset="utf-16"><p>急須</p>');
    expect(decodePage(body, 'text/html; charset=klingon')).toContain('急須');
    expect(decodePage(Buffer.from('急須'), '')).toBe('急須');
    expect(decodePage(Buffer.alloc(0), 'text/html')).toBe('');
  });

  it.each([
    ['Pokémon – “Théière” 12 €', 'windows-1252', 'en'],
    ['Teekanne für 12 €', 'windows-1252', 'de'],
    ['茶壶', 'gbk', 'zh-CN'],
    ['茶壺', 'big5', 'zh-TW'],
    ['急須 のり', 'shift_jis', 'ja'],
    ['찻주전자', 'euc-kr', 'ko'],
  ])(
    '%s from %s where nothing is said, or UTF-8 that it is not, by its language',
    (words, charset, lang) => {
      const page = `<html lang="${lang}"><title>${words}</title>`;
      expect(decodePage(encode(page, charset), 'text/html')).toBe(page);
      const said = page.replace('<title>', '<meta charset=utf-8><title>');
      expect(decodePage(encode(said, charset), 'text/html; charset=utf-8')).toBe(said);
    },
  );

  it('as UTF-8 where a few bytes of it are broken', () => {
    const body = Buffer.concat([
      Buffer.from('茶壶 Théière '),
      Buffer.from([0xe9]),
      Buffer.from(' x'),
    ]);
    expect(decodePage(body, 'text/html')).toBe('茶壶 Théière \ufffd x');
  });

  it('from windows-1252 where it says ISO 8859-1', () => {
    expect(decodePage(encode('12 € “a”', 'windows-1252'), 'text/html; charset=iso-8859-1')).toBe(
      '12 € “a”',
    );
  });

  it('whatever its bytes are', () => {
    expect(decodePage(Buffer.from([0x81, 0xff, 0x00, 0x80]), 'text/html; charset=gbk')).toEqual(
      expect.any(String),
    );
  });
});
