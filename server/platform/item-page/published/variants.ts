import type { PublishedVariant } from '../reading';
import { cleanImages, cleanText } from './clean';
import { isForOnePieceNow } from './offer-terms';
import type { PageFacts } from './page-facts';
import { availabilityOf, isAggregate, offerPrice, offersOf, priceOf } from './offer';
import { isThing, localName, textIn, thingsOf, valuesOf, type Thing } from './thing';

/** More than shoppers choose from; the largest groups of shops have a few hundred. */
const MAX_VARIANTS = 200;
const MAX_OPTIONS = 8;

const sortingProperties = [
  'color',
  'size',
  'pattern',
  'material',
  'model',
  'suggestedAge',
  'suggestedGender',
  'width',
  'height',
  'depth',
];

/**
 * Returns what can be chosen: the variants of a group, else the items of its offers, else its offers
 * where there are several with names. Empty where there is nothing to choose.
 */
export function variantsOf(item: Thing, facts: PageFacts): PublishedVariant[] {
  const variants = thingsOf(item, 'hasVariant', 'model').filter((variant) => variant !== item);
  if (variants.length > 0) return variantsOfGroup(item, variants, facts);
  const offers = offersOf(item)
    .filter((offer) => !isAggregate(offer) && isForOnePieceNow(offer, facts))
    .slice(0, MAX_VARIANTS);
  const named = offers.map((offer) => variantOfOffer(offer, facts));
  const chosen = named.filter(({ options }) => options.length > 0);
  return chosen.length > 1 ? chosen : [];
}

function variantsOfGroup(
  group: Thing,
  variants: readonly Thing[],
  facts: PageFacts,
): PublishedVariant[] {
  const declared = valuesOf(group, 'variesBy')
    .filter((name) => typeof name === 'string')
    .map(localName);
  const names = declared.length > 0 ? declared : sortingProperties;
  const read = [...new Set(variants)].slice(0, MAX_VARIANTS).map((variant) => ({
    id: cleanText(textIn(variant, 'sku', 'productID', 'mpn', 'gtin13', 'gtin'), 100),
    options: optionsOf(variant, names),
    price: priceOf(variant, facts),
    availability: availabilityOf(variant),
    imageUrl: imageOf(variant, facts),
  }));
  // Variants on other pages are only referenced by their address.
  return read.filter(({ options }) => options.length > 0);
}

/** An option without a name is called by the variant itself. */
function optionsOf(variant: Thing, names: readonly string[]): PublishedVariant['options'] {
  const told = names.map((name) => ({ name, value: cleanText(textIn(variant, name), 100) }));
  const additional = thingsOf(variant, 'additionalProperty').map((property) => ({
    name: cleanText(textIn(property, 'name', 'propertyID'), 50),
    value: cleanText(textIn(property, 'value'), 100),
  }));
  const options = [...told, ...additional].filter(({ value }) => value).slice(0, MAX_OPTIONS);
  return options.length > 0 ? options : namedOption(textIn(variant, 'name'));
}

function variantOfOffer(offer: Thing, facts: PageFacts): PublishedVariant {
  const offered = thingsOf(offer, 'itemOffered')[0];
  const own = namedOption(textIn(offer, 'name', 'description', 'sku'));
  const options = offered ? optionsOf(offered, sortingProperties) : own;
  return {
    id: cleanText(
      textIn(offer, 'sku', 'mpn', '@id') || (offered ? textIn(offered, 'sku') : ''),
      100,
    ),
    options: options.length > 0 ? options : own,
    price: offerPrice(offer, facts),
    availability: availabilityOf(offer),
    imageUrl: imageOf(offered ?? offer, facts),
  };
}

function namedOption(name: string): PublishedVariant['options'] {
  const value = cleanText(name, 100);
  return value ? [{ name: '', value }] : [];
}

function imageOf(thing: Thing, facts: PageFacts): string | null {
  return cleanImages(imageAddresses(thing), facts.base)[0] ?? null;
}

/** Addresses of pictures, also of ImageObjects. */
export function imageAddresses(thing: Thing): string[] {
  return valuesOf(thing, 'image', 'photo').map((image) =>
    isThing(image) ? textIn(image, 'contentUrl', 'url', 'thumbnailUrl') || image.id : String(image),
  );
}
