import fc from 'fast-check';
import samples from '../../../testing/pasted-links.json';
import { MAX_LINK_LENGTH } from './address';
import { MAX_PASTED_LENGTH, readPasted } from './read-pasted';

const itemCases = samples.items.flatMap(({ pasted, ...item }) =>
  pasted.map((text) => [text, item] as const),
);
const pageLinks = samples.pages.map(([pasted]) => pasted!);
const everything = [
  ...itemCases.map(([text]) => text),
  ...samples.short,
  ...pageLinks,
  ...samples.titles.map(([text]) => text!),
  ...Object.values(samples.refused).flat(),
];

describe('What a shopper pastes', () => {
  it('is shown by at least 200 different texts', () => {
    expect(new Set(everything).size).toBeGreaterThanOrEqual(200);
  });

  it.each(itemCases)('%j is an item', (pasted, item) => {
    expect(readPasted(pasted)).toMatchObject({ kind: 'item', ...item });
  });

  it.each(samples.pages)('%j is a page of a shop we do not know', (pasted, url, host) => {
    expect(readPasted(pasted)).toMatchObject({ kind: 'page', url, host });
  });

  it.each(samples.short)('%j has to be followed first', (pasted) => {
    expect(readPasted(pasted)).toMatchObject({ kind: 'short' });
  });

  it.each(samples.titles)('%j carries the title %j', (pasted, title) => {
    expect(readPasted(pasted)).toMatchObject({ title });
  });

  it.each(
    Object.entries(samples.refused).flatMap(([reason, texts]) =>
      texts.map((text) => [text, reason] as const),
    ),
  )('%j is refused: %s', (pasted, reason) => {
    expect(readPasted(pasted)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['a host of more than 253 characters', `https://${'a.'.repeat(130)}com/`],
    ['more than 2048 characters', `https://example.com/${'a'.repeat(MAX_LINK_LENGTH)}`],
    ['more than 2048 characters once written in ASCII', `https://example.com/${'品'.repeat(1000)}`],
    ['a text longer than any app shares', `https://example.com/ ${'a '.repeat(MAX_PASTED_LENGTH)}`],
  ])('cannot have %s', (_, pasted) => {
    expect(readPasted(pasted)).toEqual({ kind: 'refused', reason: 'NOT_ALLOWED' });
  });
});

describe('Reading what was pasted', () => {
  /** Texts that look like links, and pieces of them in any order. */
  const pieces = fc.constantFrom(...everything.flatMap((text) => text.split(/(?=[/?&=%「【\s])/)));
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.tuple(fc.constantFrom(...everything), fc.nat(), fc.string({ maxLength: 3 })).map(spoil),
  );

  function spoil([text, place, typo]: [string, number, string]): string {
    const at = place % (text.length + 1);
    return text.slice(0, at) + typo + text.slice(at);
  }

  it('never throws, and reads the address that it found as the same again', () => {
    fc.assert(
      fc.property(anything, (pasted) => {
        const read = readPasted(pasted);
        if (read.kind === 'refused') return;
        expect(readPasted(read.url)).toEqual({ ...read, title: '' });
      }),
      { numRuns: 5_000 },
    );
  });

  it('finds the same item or page whatever is added to follow a visitor', () => {
    const links = [...samples.items.map(({ url }) => url), ...pageLinks.filter(isLinkAlone)];
    const tracks = fc.array(fc.constantFrom('utm_source=a', 'spm=a.b', 'fbclid=x', 'gclid=1'));
    fc.assert(
      fc.property(fc.constantFrom(...links), tracks, (link, added) => {
        const url = new URL(link);
        const search = [url.search.slice(1), ...added].filter(Boolean).join('&');
        const followed = `${url.origin}${url.pathname}${search && `?${search}`}#from-app`;
        expect(readPasted(followed)).toEqual(readPasted(link));
      }),
    );
  });

  function isLinkAlone(text: string): boolean {
    return /^https?:\/\/\S+$/.test(text);
  }
});
