import { DomainError } from '../../kernel/errors';
import { MAX_LINK_LENGTH, parseListingLink } from './listing-link';

describe('A pasted link', () => {
  it.each([
    ['https://item.example.com/a?id=1', 'https://item.example.com/a?id=1', 'item.example.com'],
    ['  HTTPS://WWW.Example.COM/Item  ', 'https://www.example.com/Item', 'example.com'],
    ['http://example.com', 'http://example.com/', 'example.com'],
    ['https://example.com:443/a', 'https://example.com/a', 'example.com'],
    ['https://example.com:8443/a', 'https://example.com:8443/a', 'example.com:8443'],
    ['https://example.com/a?id=1#reviews', 'https://example.com/a?id=1', 'example.com'],
    [
      'https://example.com/a?utm_source=x&id=1&spm=a1.b2&UTM_medium=y&b=2',
      'https://example.com/a?id=1&b=2',
      'example.com',
    ],
    ['https://example.com/a?spm=1', 'https://example.com/a', 'example.com'],
    ['https://example.com/a?b=2&a=1', 'https://example.com/a?b=2&a=1', 'example.com'],
    [
      'https://例子.测试/商品',
      'https://xn--fsqu00a.xn--0zwm56d/%E5%95%86%E5%93%81',
      'xn--fsqu00a.xn--0zwm56d',
    ],
  ])('%s is kept as %s', (pasted, url, shop) => {
    expect(parseListingLink(pasted)).toEqual({ url, shop });
  });

  it('keeps a query in another encoding byte by byte', () => {
    const gbk = 'https://example.com/search?q=%C4%D0%D7%B0&x=a+b';
    expect(parseListingLink(`${gbk}&utm_id=1`).url).toBe(gbk);
  });

  it('is the same after a second time', () => {
    const { url } = parseListingLink('https://Example.com/a b?c=d e&utm_x=1#f');
    expect(parseListingLink(url).url).toBe(url);
  });

  it.each([
    '',
    'not a link',
    'example.com/item',
    'ftp://example.com/a',
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    'https://',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https:\\\\example.com\\a',
    'https://example.com\\@evil.example',
    'https:example.com',
    'https://exam\u0000ple.com/',
    'https://exam\nple.com/',
    'https://exam\u200bple.com/',
    'https://example.com/\u202eexe.gpj',
    'https://example.com:99999/',
  ])('cannot be %p', (pasted) => {
    expect(() => parseListingLink(pasted)).toThrow(new DomainError('LINK_REFUSED'));
  });

  it.each([
    ['a host of more than 253 characters', `https://${'a.'.repeat(130)}com/`],
    ['more than 2048 characters', `https://example.com/${'a'.repeat(MAX_LINK_LENGTH)}`],
    ['more than 2048 characters once written in ASCII', `https://example.com/${'品'.repeat(1000)}`],
  ])('cannot have %s', (_, pasted) => {
    expect(() => parseListingLink(pasted)).toThrow(new DomainError('LINK_REFUSED'));
  });

  it('can be as long as 2048 characters', () => {
    const start = 'https://example.com/';
    const longest = start + 'a'.repeat(MAX_LINK_LENGTH - start.length);
    expect(parseListingLink(longest).url).toBe(longest);
  });
});
