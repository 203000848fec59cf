import type { Document } from 'domhandler';
import { elementsIn } from './html-tree';
import { propertyKey, type Thing, type Value } from './thing';

/** Equivalents in schema.org for the properties of Open Graph's product; the first that is present counts. */
const itemNames = {
  name: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description'],
  image: ['og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image', 'twitter:image:src'],
  brand: ['product:brand', 'og:brand'],
  url: ['og:url'],
};

const offerNames = {
  price: ['product:sale_price:amount', 'product:price:amount', 'og:price:amount'],
  priceCurrency: ['product:sale_price:currency', 'product:price:currency', 'og:price:currency'],
  availability: ['product:availability', 'og:availability'],
};

const shippingNames = {
  value: ['product:shipping_cost:amount'],
  currency: ['product:shipping_cost:currency'],
};

/** Returns the item that `<meta property="og:…">` describe; none without a title, a price or the type of a product. */
export function readOpenGraph(page: Document): Thing[] {
  const metas = new Map<string, string[]>();
  for (const { name, attribs } of elementsIn(page)) {
    const key = (attribs['property'] ?? attribs['name'] ?? '').trim().toLowerCase();
    if (name !== 'meta' || !key || !attribs['content']) continue;
    metas.set(key, [...(metas.get(key) ?? []), attribs['content']].slice(0, 50));
  }
  const item = propertiesOf(metas, itemNames);
  const offer = propertiesOf(metas, offerNames);
  const isProduct = /product/i.test(metas.get('og:type')?.[0] ?? '');
  if (!item.has('name') && !offer.has('price') && !isProduct) return [];
  const rate = propertiesOf(metas, shippingNames);
  const seller = metas.get('og:site_name');
  if (seller) offer.set('seller', seller);
  if (rate.has('value'))
    offer.set('shippingDetails', [
      thing('OfferShippingDetails', new Map([['shippingRate', [thing('MonetaryAmount', rate)]]])),
    ]);
  item.set('offers', [thing('Offer', offer)]);
  return [thing('Product', item)];
}

function propertiesOf(
  metas: ReadonlyMap<string, string[]>,
  names: Readonly<Record<string, readonly string[]>>,
): Map<string, readonly Value[]> {
  const found = Object.entries(names).flatMap(([name, keys]) => {
    const key = keys.find((each) => metas.has(each));
    return key ? [[name, metas.get(key) ?? []] as const] : [];
  });
  return new Map(found);
}

function thing(type: string, properties: Map<string, readonly Value[]>): Thing {
  const named = [...properties].map(([name, values]) => [propertyKey(name), values] as const);
  return { id: '', types: [type], properties: new Map(named) };
}
