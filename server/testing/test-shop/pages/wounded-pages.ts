import type { PublishedPage } from './published-page';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const offers = '"offers":{"@type":"Offer","price":"7.50","priceCurrency":"EUR"}';
const lamp = `{"@context":"https://schema.org","@type":"Product","name":"Tide lamp",${offers}}`;
const says = { title: 'Tide lamp', price: '7.5 EUR' };
const kids = { title: 'Kid’s lamp'.replace('’', "'"), price: '7.5 EUR' };

/** Faults of a JSON-LD block whose meaning is nevertheless clear. */
const mendable: readonly (readonly [string, string])[] = [
  ['a comment before it', `/* product */\n${lamp}`],
  ['a line of comment before it', `// see https://schema.org/Product\n${lamp}`],
  ['a comment at the end of a line', lamp.replace('"Product",', '"Product", // "kind"\n')],
  ['a comment behind it', `${lamp} /* end`],
  ['CDATA marks in comments, with spaces', `// <![CDATA[\n${lamp}\n// ]]>`],
  ['CDATA marks in comments of the other kind', `/* <![CDATA[ */${lamp}/* ]]> */`],
  ['CDATA marks alone', `<![CDATA[${lamp}]]>`],
  ['an HTML comment', `<!--\n${lamp}\n//-->`],
  ['entities for its quotes', lamp.replaceAll('"', '&quot;')],
  ['numbered entities for its quotes', lamp.replaceAll('"', '&#34;')],
  ['two objects one behind the other', `${lamp}\n{"@type":"BreadcrumbList"}`],
  ['two objects, the item second', `{"@type":"BreadcrumbList"};${lamp};`],
  ['a space that is none', lamp.replace(',"offers"', ',\u00a0"offers"')],
  ['a byte order mark', `\ufeff${lamp}`],
  ['a value that is lacking', lamp.replace('"name"', '"sku":,"name"')],
  ['a last value that is lacking', lamp.replace(/\}$/, ',"sku": }')],
  ['a value that is not defined', lamp.replace('"name"', '"sku":undefined,"name"')],
  ['single quotes', lamp.replaceAll('"', "'")],
  ['names without quotes', lamp.replace('"name"', 'name').replace('"offers"', 'offers')],
  [
    'a comma too many and a line break in a text',
    lamp.replace('lamp"', 'lamp\n",').replace(',,', ','),
  ],
];

const name = (written: string) => lamp.replace('Tide lamp', written);

/** JSON-LD with small wounds. Where it may mean several things, it says nothing. */
export const woundedPages: readonly PublishedPage[] = [
  ...mendable.map(([shows, json]) => ({ shows, html: script(json), says })),
  { shows: 'an escape of JavaScript', html: script(name('Kid\\x27s lamp')), says: kids },
  {
    shows: 'escapes that are none',
    html: script(name('Kid\\u00zz \\x')),
    says: { title: 'Kid\\u00zz \\x', price: '7.5 EUR' },
  },
  { shows: 'a quote that needs no escape', html: script(name("Kid\\'s lamp")), says: kids },
  {
    shows: 'addresses and marks of comments within texts stay',
    html: script(`/* a */${name('Lamp // 7 /* not */ "]]>"'.replaceAll('"', '\\"'))}`),
    says: { title: 'Lamp // 7 /* not */ "]]>"', price: '7.5 EUR' },
  },
  {
    shows: 'no price where one is not written as JSON writes it',
    html: script(lamp.replace('"7.50"', '1,299.00')),
    says: null,
  },
  { shows: 'nothing where it is cut off', html: script(lamp.slice(0, -24)), says: null },
  {
    shows: 'nothing where a number is cut off',
    html: script('{"@type":"Product","name":"a","offers":{"priceCurrency":"EUR","price":12'),
    says: null,
  },
  {
    shows: 'nothing where a quote is lacking',
    html: script(lamp.replace('"7.50"', '"7.50')),
    says: null,
  },
  {
    shows: 'nothing of a template',
    html: script(lamp.replace('"7.50"', '{{ price }}')),
    says: null,
  },
  {
    shows: 'other blocks than the broken one',
    html: script('{"@type":"Product","name":') + script(lamp),
    says,
  },
];
