import type { PageFacts } from './page-facts';
import { isThing, localName, textIn, thingsOf, valuesOf, type Thing, type Value } from './thing';

/** Prices that nobody pays today: struck out, recommended, or advertised. */
const notPaid =
  /^(ListPrice|SRP|MSRP|StrikethroughPrice|InvoicePrice|MinimumAdvertisedPrice|RegularPrice)$/i;

/** Codes and words for one piece where goods are measured, in UN/CEFACT and in common use. */
const piece =
  /^(?:per\s|\/)?\s*(?:C62|EA|H87|NMP|ONE|PCE|PR|SET|XPP|unit|piece|pc|pcs|item|each|stk|stück|pièce|件|个|個|本|枚|点)$/i;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Days begin so long after ours in the west. */
const WEST_MS = 12 * 60 * 60 * 1_000;

/**
 * Returns whether everybody pays an offer, or a price within it, for one piece today: not struck out, not for
 * members, not from several pieces on, not by the kilogram, not a rent, neither expired nor still to come.
 */
export function isForOnePieceNow(offer: Thing, { readAt }: PageFacts): boolean {
  return (
    !namesIn(offer, 'priceType').some((type) => notPaid.test(type)) &&
    valuesOf(offer, 'validForMemberTier').length === 0 &&
    !(leastQuantity(offer) > 1) &&
    !isByMeasure(offer) &&
    namesIn(offer, 'businessFunction').every((purpose) => /sell$/i.test(purpose)) &&
    !(endOf(offer) < readAt.getTime()) &&
    !(Date.parse(textIn(offer, 'validFrom')) > readAt.getTime())
  );
}

function namesIn(offer: Thing, property: string): string[] {
  return valuesOf(offer, property).map((value) =>
    localName(isThing(value) ? value.id : String(value)),
  );
}

/** From how many pieces on it holds; NaN where it does not say. */
function leastQuantity(offer: Thing): number {
  const [quantity] = valuesOf(offer, 'eligibleQuantity');
  return parseFloat(quantity === undefined ? '' : textOfQuantity(quantity));
}

function textOfQuantity(quantity: Value): string {
  return isThing(quantity) ? textIn(quantity, 'minValue', 'value') : String(quantity);
}

/**
 * `15.00` for one litre where the piece is a bottle; with another measure beside it, the price is for the piece.
 */
function isByMeasure(offer: Thing): boolean {
  const references = thingsOf(offer, 'referenceQuantity').filter(
    (reference) => valuesOf(reference, 'valueReference').length === 0,
  );
  const units = [offer, ...references].map((each) => textIn(each, 'unitCode', 'unitText'));
  const isOfMany = references.some((reference) => Number(textIn(reference, 'value') || '1') !== 1);
  return isOfMany || units.some((unit) => unit !== '' && !piece.test(unit));
}

/** Returns the end in milliseconds; a day has ended once it has everywhere. Infinite if no end is declared. */
function endOf(offer: Thing): number {
  const ends = ['priceValidUntil', 'validThrough', 'availabilityEnds']
    .map((property) => textIn(offer, property))
    .filter(Boolean)
    .map((end) => Date.parse(end) + (/^\d{4}-\d\d-\d\d$/.test(end) ? DAY_MS + WEST_MS : 0));
  return Math.min(...ends.filter(Number.isFinite));
}
