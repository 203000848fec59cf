interface Place {
  detail?: string | undefined;
  city: string;
  province: string;
  postcode: string;
  countryCode: string;
}

/** In narrow columns a longer one has to break. */
const MOST_IN_ONE_LINE = 24;

/** Countries whose post writes the postcode before the city, by the Universal Postal Union. */
const postcodeFirst = new Set(
  (
    'AD AR AT BA BE BG BY CH CL CY CZ DE DK DZ EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU MA MC MD ' +
    'ME MK MX MY NL NO PH PL PT RO RS SE SI SK SM TN TR VA'
  ).split(' '),
);

/**
 * Returns where in its country an address is; the postcode stays in one line with what it belongs to,
 * on the side on which that country's post looks for it.
 */
export function placeOf({ detail, city, postcode, countryCode, ...place }: Place): string {
  const province = place.province === city ? '' : place.province;
  if (postcodeFirst.has(countryCode)) return listed(detail, joined(postcode, city), province);
  if (province) return listed(detail, city, joined(province, postcode));
  return listed(detail, joined(city, postcode));
}

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

function joined(...parts: string[]): string {
  const whole = parts.filter(Boolean).join(' ');
  return whole.length > MOST_IN_ONE_LINE ? whole : whole.replaceAll(' ', '\u00a0');
}
