import fc from 'fast-check';
import { cpuMsOf } from '../../../testing/cpu-time';
import { jsonLdPages } from '../../../testing/test-shop/pages/json-ld-pages';
import { microdataPages, rdfaPages } from '../../../testing/test-shop/pages/markup-pages';
import { PAGE_URL, READ_AT } from '../../../testing/test-shop/pages/published-page';
import type { PublishedItem } from '../reading';
import { readPublished } from './read-published';

/** The number of bytes fetched of a page. */
const MAX_BYTES = 2 ** 21;

/** Repeats a text until it is as long as a page can be. */
const full = (text: string) => text.repeat(Math.floor(MAX_BYTES / text.length));
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const nested = (open: string, close: string) => {
  const depth = Math.floor(MAX_BYTES / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

describe('A page of 2 MiB does not hold the server for long', () => {
  it.each([
    ['nested items', full('<div itemscope itemprop=a>')],
    ['nested things of RDFa', full('<div typeof=schema:Product property=schema:offers>')],
    ['nested formatting', full('<b><i><a>')],
    ['elements side by side', full('<p property=schema:name>a</p>')],
    ['prefixes', full('<p prefix="a: http://schema.org/ b: http://schema.org/">')],
    [
      'references to one another',
      full('<div id=a itemprop=x itemscope itemref="a b"></div><p id=b>'),
    ],
    [
      'an item that refers to a large part',
      `<div id=big>${'<i itemprop=a>x</i>'.repeat(30_000)}</div>${'<div itemscope itemtype=Product itemref=big></div>'.repeat(20_000)}`,
    ],
    [
      'items within items, all with text',
      `${'<p itemprop=a>'.repeat(400)}${'text '.repeat(300_000)}`,
    ],
    ['nested arrays of JSON', script(nested('[', ']'))],
    ['nested objects of JSON', script(`${'{"offers":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
    ['many products', script(`[${'{"@type":"Product","offers":{}},'.repeat(60_000)}{}]`)],
    [
      'one product many times',
      script(`[${'{"@id":"#a","@type":"Product","offers":{"@id":"#a"}},'.repeat(35_000)}{}]`),
    ],
    [
      'variants that name one group',
      script(
        `[${'{"@type":"Product","inProductGroupWithID":"1","isVariantOf":{"@id":"#g"},"name":"a"},'.repeat(20_000)}{"@id":"#g","@type":"ProductGroup","name":"g","productGroupID":"1"}]`,
      ),
    ],
    ['objects', script(`[${full('{},')}{}]`)],
    ['types', script(`{"@type":[${full('"a",')}"a"]}`)],
    ['commas and brackets', script(full(',{[ '))],
    [
      'a text of digits',
      `<meta property="og:title" content="a"><meta property="product:price:amount" content="${full('1,')}">`,
    ],
    ['a text of spaces and entities', `<meta property="og:title" content="${full('&amp;amp; ')}">`],
    ['tags in a text', script(JSON.stringify({ '@type': 'Product', name: full('&lt;') }))],
    ['attributes', `<div ${full('itemprop=a ')}>`],
    ['an unfinished comment', full('<!--')],
    ['spaces after a comment', script(`{}-->${full(' ')}x`)],
    [
      'letters that stand for many',
      `<meta property="og:title" content="a">${full('<meta property="product:price:amount" content="ﷺﷺﷺﷺ">')}`,
    ],
    [
      'a price of letters that stand for many',
      script(
        `{"@type":"Product","name":"a","offers":{"price":"${'ﷺ'.repeat(600_000)}","priceCurrency":"${'ﷺ'.repeat(50_000)}"}}`,
      ),
    ],
    ['pictures', full('<meta property="og:image" content="//a">')],
    ['very many blocks', full(script('{"@type":"Product","name":"a"}'))],
    ['very many broken blocks', full(script('{"@type":"Product",/* "name":"a" // }'))],
    ['one broken block of comments that do not end', script(`{${'/*'.repeat(99_000)}`)],
    ['one broken block of quotes', script(`{${'"\\"'.repeat(60_000)}`)],
    ['one broken block of brackets', script(`${'{"a":['.repeat(30_000)}`)],
    ['one broken block of objects', script('{"a":}'.repeat(33_000))],
    [
      'very many products and headings',
      full(
        '<h1>a b c</h1><div itemscope itemtype="https://schema.org/Product"><b itemprop=name>a b</b></div>',
      ),
    ],
    [
      'very many titles',
      full('<title>a</title><meta property="og:title" content="a &amp;amp; b">'),
    ],
    [
      'very many offers',
      script(
        `{"@type":"Product","name":"a","offers":[${'{"price":"1","eligibleQuantity":{"minValue":2},"priceValidUntil":"2020-01-01"},'.repeat(18_000)}{}]}`,
      ),
    ],
    ['namespaces', `<p ${full('xmlns:a="http://schema.org/" ')}>`],
    ['prefixes of one element', `<p prefix="${full('a: http://schema.org/ ')}">`],
    ['languages', full('<meta property="og:locale" content="en_US">')],
    ['script that never ends', full('<script type="application/ld+json">{')],
  ])('%s', (_, html) => {
    expect(cpuMsOf(() => void readPublished(html, PAGE_URL, READ_AT))).toBeLessThan(2_500);
  });
});

const within = (text: string, max: number) => expect([...text].length).toBeLessThanOrEqual(max);

function expectBounds({ title, description, imageUrls, price, variants, shopName }: PublishedItem) {
  within(title, 200);
  within(description, 1_000);
  within(shopName, 100);
  expect(imageUrls.length).toBeLessThanOrEqual(12);
  for (const url of imageUrls) expect(url).toMatch(/^https?:\/\//);
  expect(variants.length).toBeLessThanOrEqual(200);
  for (const { amount, currency } of [price, ...variants.map((variant) => variant.price)].filter(
    (each) => each !== null,
  )) {
    expect(amount).toMatch(/^\d{1,12}(\.\d{1,6})?$/);
    expect(currency).toMatch(/^[A-Z]{3}$/);
  }
}

const pages = [...jsonLdPages, ...microdataPages, ...rdfaPages].map(({ html }) => html);

/** A page of which parts are cut out, doubled or replaced by something else. */
const mangled = fc
  .tuple(
    fc.constantFrom(...pages),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(60),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('"', '<', '{', '}', '</script>', '\0', '@id', 'null', '1e999', '[['),
        ),
      ),
    ),
  )
  .map(([page, cuts]) =>
    cuts.reduce((text, [at, length, put]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + put + text.slice(from + length);
    }, page),
  );

/** Any JSON, with the names that are looked for. */
const anyThing = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double(),
    fc.constant(null),
    fc.boolean(),
    fc.constantFrom('#a', 'Product', 'ProductGroup'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('thing'),
  ),
  thing: fc.dictionary(
    fc.constantFrom(
      '@id',
      '@type',
      '@value',
      '@graph',
      '@list',
      'name',
      'offers',
      'price',
      'priceCurrency',
      'hasVariant',
      'isVariantOf',
      'variesBy',
      'image',
      'url',
      'shippingDetails',
      'shippingRate',
      'shippingDestination',
      'addressCountry',
      'priceSpecification',
      'eligibleQuantity',
      'availability',
      'seller',
      '__proto__',
      'constructor',
    ),
    tie('value'),
    { maxKeys: 6 },
  ),
})).thing;

describe('Whatever a page says', () => {
  it('reading it does not throw, and keeps its bounds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mangled,
          fc.string({ unit: 'binary' }),
          anyThing.map((thing) => script(JSON.stringify(thing))),
        ),
        (html) => {
          const item = readPublished(html, PAGE_URL, READ_AT);
          if (item) expectBounds(item);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
