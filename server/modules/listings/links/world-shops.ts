import { parameterOf } from './query';
import { digits, firstOf, inPath, inQuery, withVariant, type ShopRow } from './shop-row';

/** Endings of `amazon.` in the countries where it sells. */
const amazonCountries =
  'com ca com.mx com.br co.uk de fr it es nl se pl com.be ie com.tr ae sa eg co.za in co.jp cn sg com.au';
const ebayCountries =
  'com ca co.uk de fr it es at ch nl pl ie be com.au com.hk com.my com.sg ph in cn';

const ebayNumber = /^[1-9]\d{8,14}$/;

/** Ten characters that begin with a B, or the ISBN of a book; links sometimes have it in lower case. */
const asin =
  /\/(?:dp(?:\/product)?|gp\/(?:product(?:\/(?:glance|images))?|aw\/(?:d|ol)|offer-listing|product-reviews)|product-reviews|exec\/obidos\/(?:asin|tg\/detail\/-)|o\/asin|d\/[^/]+\/[^/]+)\/(b[0-9a-z]{9}|\d{9}[0-9x])(?=\/|$)/i;

const asinOf = firstOf(
  inPath(asin),
  inQuery(['asin'], /^(?:b[0-9a-z]{9}|\d{9}[0-9x])$/i),
  // An advertising link redirects to the path that it names.
  (page) =>
    asin.exec(inQuery(['url'], asin, /\/(?:sspa\/click|slredirect\/)/)(page) ?? '')?.[1] ?? null,
);

/** Shops of the whole world. */
export const worldShops: readonly ShopRow[] = [
  {
    shop: 'amazon',
    hosts: amazonCountries.split(' ').map((country) => `amazon.${country}`),
    itemIdOf: amazonItemId,
    shownIdOf: (itemId) => itemId.slice(itemId.indexOf('/') + 1),
    variantOf: amazonChoice,
    canonical(itemId, variantId) {
      const [country = '', number = ''] = itemId.split('/');
      const address = `https://www.amazon.${country}/dp/${number}`;
      return variantId === null ? address : `${address}?${variantId}`;
    },
  },
  {
    shop: 'ebay',
    hosts: ebayCountries.split(' ').map((country) => `ebay.${country}`),
    itemIdOf: ebayItemId,
    shownIdOf: (itemId) => itemId.slice(itemId.indexOf('/') + 1),
    variantOf: inQuery(['var'], digits),
    canonical(itemId, variantId) {
      const [number = '', country = 'com'] = itemId.split('/').reverse();
      return withVariant(`https://www.ebay.${country}/itm/${number}`, 'var', variantId);
    },
  },
];

const ebayNumberOf = firstOf(
  inPath(/\/(?:ulk\/)?(?:itm|i)\/(?:[^/]+\/)?([1-9]\d{8,14})\/?$/),
  inQuery(['iid'], ebayNumber, /\/p\//),
  inQuery(['item'], ebayNumber, /eBayISAPI\.dll$/i),
);

/**
 * `de/256123456789`: each country shows an item in its currency, or not at all. The bare number is that of
 * ebay.com.
 */
function ebayItemId(page: URL): string | null {
  const country = countryOf('ebay', page);
  const number = ebayNumberOf(page);
  return country && number && (country === 'com' ? number : `${country}/${number}`);
}

/** Returns the ending of a shop's host: `co.uk`. */
function countryOf(shop: string, { hostname }: URL): string | null {
  return new RegExp(`(?:^|\\.)${shop}\\.([a-z.]*[a-z])\\.?$`).exec(hostname)?.[1] ?? null;
}

/** `co.jp/B08N5WRWNW`: the same number is sold in several countries, at different prices. */
function amazonItemId(page: URL): string | null {
  const country = countryOf('amazon', page);
  const number = asinOf(page);
  return country && number ? `${country}/${number.toUpperCase()}` : null;
}

/** An Amazon number identifies a variant already; `th` and `psc` mark it as chosen. */
function amazonChoice(page: URL): string | null {
  const chosen = ['th', 'psc'].filter((name) => parameterOf(page, [name]) === '1');
  return chosen.length > 0 ? chosen.map((name) => `${name}=1`).join('&') : null;
}
