import type { Document } from 'domhandler';
import type { PublishedField, PublishedItem, PublishedSource } from '../reading';
import { cleanImages, cleanText } from './clean';
import { parsePage } from './html-tree';
import { readJsonLd } from './json-ld';
import { mainItem } from './main-item';
import { readMicrodata } from './microdata';
import { availabilityOf, priceOf, sellerOf, shippingOf } from './offer';
import { readOpenGraph } from './open-graph';
import { factsOf, type PageFacts } from './page-facts';
import { readRdfa } from './rdfa';
import { hasType, textIn, thingsOf, type Thing } from './thing';
import { imageAddresses, variantsOf } from './variants';
import { isWall } from './wall';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 1_000;
const MAX_SHOP_NAME = 100;

/** In the order in which they are believed. */
const vocabularies: readonly (readonly [PublishedSource, (page: Document) => Thing[]])[] = [
  ['JSON_LD', readJsonLd],
  ['MICRODATA', readMicrodata],
  ['RDFA', readRdfa],
  ['OPEN_GRAPH', readOpenGraph],
];

const siteTypes = ['OnlineStore', 'Store', 'WebSite', 'Organization', 'OnlineBusiness'];

type Fields = Omit<PublishedItem, 'sources'>;

const nothing: Fields = {
  title: '',
  description: '',
  imageUrls: [],
  price: null,
  availability: 'UNKNOWN',
  variants: [],
  shopName: '',
  shipping: null,
};

/**
 * Reads what a page publishes of its item at an instant, each field from the first vocabulary that has it; a
 * title that none has from the page's heading. Null where none describes an item. Never throws for what a page
 * says.
 */
export function readPublished(html: string, pageUrl: string, readAt: Date): PublishedItem | null {
  const page = parsePage(html);
  const facts = factsOf(page, pageUrl, readAt);
  let fields: Fields = nothing;
  let brand = '';
  const sources: Partial<Record<PublishedField, PublishedSource>> = {};
  for (const [source, read] of vocabularies) {
    const things = read(page);
    const item = mainItem(things, facts);
    if (!item || (source === 'OPEN_GRAPH' && fields === nothing && isWall(item, facts))) continue;
    brand ||= textIn(item, 'brand');
    const told = fieldsOf(item, siteNameIn(things), facts);
    for (const field of Object.keys(nothing) as PublishedField[]) {
      if (!isEmpty(fields, field) || isEmpty(told, field)) continue;
      fields = { ...fields, [field]: told[field] };
      sources[field] = source;
    }
  }
  // The maker, if no seller is named.
  const shopName = fields.shopName || cleanText(brand, MAX_SHOP_NAME);
  if (fields.title) return { ...fields, shopName, sources };
  const title = fields === nothing ? '' : headingOf(facts, shopName);
  return title ? { ...fields, title, shopName, sources: { ...sources, title: 'PAGE' } } : null;
}

/** The page's title, without the name of the shop at its end. */
function headingOf({ headings: [heading = ''] }: PageFacts, shopName: string): string {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- a heading has at most 300 characters
  const [, name = heading, last] = /^(.+?)\s+[|–—·-]\s+([^|–—·]+)$/.exec(heading) ?? [];
  return cleanText(last?.toLowerCase() === shopName.toLowerCase() ? name : heading, MAX_TITLE);
}

/** The page's name for the shop, if its offers contain none. */
function siteNameIn(things: readonly Thing[]): string {
  const site = things.find((thing) => hasType(thing, ...siteTypes));
  return site ? textIn(site, 'name') : '';
}

function fieldsOf(item: Thing, siteName: string, facts: PageFacts): Fields {
  // Properties common to all variants are often given once, and each variant has only its own.
  const variants = thingsOf(item, 'hasVariant');
  const any = <T>(read: (thing: Thing) => T, isFound: (value: T) => boolean): T =>
    [item, ...variants].map(read).find(isFound) ?? read(item);
  return {
    title: cleanText(textIn(item, 'name', 'headline'), MAX_TITLE),
    description: cleanText(
      any((one) => textIn(one, 'description'), Boolean),
      MAX_DESCRIPTION,
    ),
    imageUrls: cleanImages([item, ...variants].flatMap(imageAddresses), facts.base),
    price: any(
      (one) => priceOf(one, facts),
      (price) => price !== null,
    ),
    availability: availabilityOf(item, ...variants),
    variants: variantsOf(item, facts),
    shopName: cleanText(any(sellerOf, Boolean) || siteName, MAX_SHOP_NAME),
    shipping: any(
      (one) => shippingOf(one, facts),
      (rate) => rate !== null,
    ),
  };
}

function isEmpty(fields: Fields, field: PublishedField): boolean {
  const value = fields[field];
  return !value || value === 'UNKNOWN' || (Array.isArray(value) && value.length === 0);
}
