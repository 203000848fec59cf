import type { Availability, PublishedPrice } from '../reading';
import { isForOnePieceNow } from './offer-terms';
import type { PageFacts } from './page-facts';
import { publishedPrice } from './published-price';
import { hasType, isThing, localName, textIn, thingsOf, valuesOf, type Thing } from './thing';

/** The warehouse is here: of several shipping rates, the one to it counts. */
const WAREHOUSE_COUNTRY = 'CN';

/** Returns the offers of an item; those within an AggregateOffer count individually. */
export function offersOf(item: Thing): Thing[] {
  return thingsOf(item, 'offers').flatMap((offer) => {
    const inner = offersWithin(offer);
    return inner.length > 0 ? inner : [offer];
  });
}

function offersWithin(offer: Thing): Thing[] {
  return thingsOf(offer, 'offers', 'hasOffer');
}

/** Returns the price of the first offer that has one, else the lowest of an AggregateOffer. */
export function priceOf(item: Thing, facts: PageFacts): PublishedPrice | null {
  const isOpen = (offer: Thing) => isForOnePieceNow(offer, facts);
  // The lowest of several may be that of an offer that does not count.
  const wholes = thingsOf(item, 'offers').filter(
    (offer) => isOpen(offer) && offersWithin(offer).every(isOpen),
  );
  // Some pages write the price beside the name, without an offer.
  const offers = [...offersOf(item).filter(isOpen), ...wholes, item];
  return firstOf(offers, (offer) => offerPrice(offer, facts));
}

export function offerPrice(offer: Thing, facts: PageFacts): PublishedPrice | null {
  const specifications = thingsOf(offer, 'priceSpecification').filter((specification) =>
    isForOnePieceNow(specification, facts),
  );
  const own = firstOf([offer, ...specifications], (from) => {
    const currency = textIn(from, 'priceCurrency', 'currency') || textIn(offer, 'priceCurrency');
    return firstOf(valuesOf(from, 'price', 'lowPrice', 'minPrice'), (amount) =>
      isThing(amount) ? rateOf(amount, facts) : publishedPrice(amount, currency, facts.country),
    );
  });
  // No shop sells for nothing: a price of zero means that there is none.
  return own?.amount === '0' ? null : own;
}

const availabilities: Readonly<Record<string, Availability>> = {
  instock: 'IN_STOCK',
  onlineonly: 'IN_STOCK',
  limitedavailability: 'IN_STOCK',
  available: 'IN_STOCK',
  availablefororder: 'IN_STOCK',
  outofstock: 'OUT_OF_STOCK',
  soldout: 'OUT_OF_STOCK',
  discontinued: 'OUT_OF_STOCK',
  oos: 'OUT_OF_STOCK',
  preorder: 'PREORDER',
  presale: 'PREORDER',
  backorder: 'PREORDER',
  madetoorder: 'PREORDER',
};

/** Available offers are preferred to unavailable ones. */
const bestFirst: readonly Availability[] = ['IN_STOCK', 'PREORDER', 'OUT_OF_STOCK'];

export function availabilityOf(...items: readonly Thing[]): Availability {
  const offers = items.flatMap((item) => [...offersOf(item), ...thingsOf(item, 'offers'), item]);
  const said = offers
    .flatMap((offer) => valuesOf(offer, 'availability'))
    .map((value) => namedAvailability(isThing(value) ? value.id : String(value)));
  return bestFirst.find((availability) => said.includes(availability)) ?? 'UNKNOWN';
}

/** Knows `https://schema.org/InStock`, `InStock`, `in stock`, `in_stock`. */
function namedAvailability(text: string): Availability {
  const name = localName(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return availabilities[name] ?? 'UNKNOWN';
}

/** Returns the price of shipping to the warehouse, else that of a rate without a destination. */
export function shippingOf(item: Thing, facts: PageFacts): PublishedPrice | null {
  const details = [...offersOf(item), ...thingsOf(item, 'offers'), item].flatMap((offer) =>
    thingsOf(offer, 'shippingDetails'),
  );
  const toUs = details.filter((detail) => countriesOf(detail).includes(WAREHOUSE_COUNTRY));
  const anywhere = details.filter((detail) => countriesOf(detail).length === 0);
  return firstOf([...toUs, ...anywhere], (detail) =>
    firstOf(thingsOf(detail, 'shippingRate'), (rate) => rateOf(rate, facts)),
  );
}

function countriesOf(detail: Thing): string[] {
  const destinations = thingsOf(detail, 'shippingDestination');
  return destinations.flatMap((destination) =>
    valuesOf(destination, 'addressCountry').map((country) =>
      (isThing(country) ? textIn(country, 'name', 'identifier') : String(country)).toUpperCase(),
    ),
  );
}

function rateOf(rate: Thing, { country }: PageFacts): PublishedPrice | null {
  const currency = textIn(rate, 'currency', 'priceCurrency');
  return firstOf(valuesOf(rate, 'value', 'price', 'minValue', 'maxValue'), (amount) =>
    isThing(amount) ? null : publishedPrice(amount, currency, country),
  );
}

/** Returns who sells the item. */
export function sellerOf(item: Thing): string {
  const offers = [...offersOf(item), ...thingsOf(item, 'offers'), item];
  return firstOf(offers, (offer) => textIn(offer, 'seller', 'offeredBy') || null) ?? '';
}

export function isAggregate(offer: Thing): boolean {
  return hasType(offer, 'AggregateOffer');
}

function firstOf<From, To>(all: readonly From[], pick: (from: From) => To | null): To | null {
  for (const each of all) {
    const picked = pick(each);
    if (picked !== null) return picked;
  }
  return null;
}
