import { escapeHtml } from '../../../kernel/escape-html';
import type { PublishedFormat, ShopItem, ShopVariant } from './shop-items';

/** Parts of a page that publish its item: data for its head, and attributes for its elements. */
export interface Publication {
  readonly head: string;
  /** Returns the attributes of an element for a thing of this type, as the property of the one around it. */
  thing(type: string, property?: string): string;
  /** Returns the attributes of an element for a property. */
  property(name: string): string;
}

/** Absolute addresses of the item's page and of its pictures. */
export interface ItemUrls {
  readonly page: string;
  readonly pictures: readonly string[];
}

type Publish = (item: ShopItem, urls: ItemUrls) => Publication;

const silent = { thing: () => '', property: () => '' };
const SCHEMA = 'https://schema.org/';

/** Publishes an item in the given format. */
export function publishItem(item: ShopItem, urls: ItemUrls, format: PublishedFormat): Publication {
  return publications[format](item, urls);
}

const publications: Readonly<Record<PublishedFormat, Publish>> = {
  'json-ld': (item, urls) => ({ head: jsonLdScript(jsonLdOf(item, urls)), ...silent }),
  'open-graph': (item, urls) => ({ head: openGraphOf(item, urls), ...silent }),
  microdata: () => ({
    head: '',
    thing: (type, property) =>
      `${property ? ` itemprop="${property}"` : ''} itemscope itemtype="${SCHEMA}${type}"`,
    property: (name) => ` itemprop="${name}"`,
  }),
  rdfa: () => ({
    head: '',
    thing: (type, property) =>
      property ? ` property="${property}" typeof="${type}"` : ` vocab="${SCHEMA}" typeof="${type}"`,
    property: (name) => ` property="${name}"`,
  }),
};

function jsonLdOf(item: ShopItem, { page, pictures }: ItemUrls): object {
  const { title: name, description, variants } = item;
  const about = { name, description, image: pictures, url: page };
  const context = { '@context': SCHEMA };
  if (variants.length === 0)
    return { ...context, '@type': 'Product', ...about, offers: offerOf(item, item) };
  return {
    ...context,
    '@type': 'ProductGroup',
    ...about,
    productGroupID: item.name,
    variesBy: Object.keys(variants[0]?.options ?? {}).map((option) => SCHEMA + option),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.id,
      name: `${name}, ${Object.values(variant.options).join(', ')}`,
      ...variant.options,
      offers: offerOf(item, variant),
    })),
  };
}

function offerOf(
  { currency, seller, shipping }: ShopItem,
  { amount, isInStock }: Pick<ShopVariant, 'amount' | 'isInStock'>,
): object {
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    availability: SCHEMA + availabilityName(isInStock),
    seller: { '@type': 'Organization', name: seller },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: shipping, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN' },
    },
  };
}

export function availabilityName(isInStock: boolean): 'InStock' | 'OutOfStock' {
  return isInStock ? 'InStock' : 'OutOfStock';
}

function jsonLdScript(data: object): string {
  // A `</script>` within a text would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function openGraphOf(item: ShopItem, { page, pictures }: ItemUrls): string {
  const metas: readonly (readonly [string, string])[] = [
    ['og:type', 'product'],
    ['og:url', page],
    ['og:title', item.title],
    ['og:description', item.description],
    ['og:site_name', item.seller],
    ...pictures.map((picture) => ['og:image', picture] as const),
    ['product:price:amount', item.amount],
    ['product:price:currency', item.currency],
    ['product:availability', item.isInStock ? 'in stock' : 'out of stock'],
    ['product:shipping_cost:amount', item.shipping],
    ['product:shipping_cost:currency', item.currency],
  ];
  return metas
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`)
    .join('\n');
}
