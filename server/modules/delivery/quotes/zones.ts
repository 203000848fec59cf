import { continentCodeOf, isServedCountry, type ContinentCode } from '../countries/countries';

/** Price zones; their codes are stored in delivery_prices. */
export const zones = ['NORTH_AMERICA', 'EUROPE', 'ASIA_PACIFIC', 'FAR'] as const;
export type Zone = (typeof zones)[number];

const zoneOfContinent: Record<ContinentCode, Zone> = {
  NA: 'NORTH_AMERICA',
  EU: 'EUROPE',
  AS: 'ASIA_PACIFIC',
  OC: 'ASIA_PACIFIC',
  AF: 'FAR',
  SA: 'FAR',
  AN: 'FAR',
};

/**
 * Returns the zone of a served country, null for any other. Carriers' prices are known for the US, for
 * Germany and Britain, and for Australia; a continent takes the price of the one it belongs to or lies
 * nearest to. Africa and South America are a zone of their own at the highest of the three prices, and only
 * lines with a world-wide network go there.
 */
export function zoneOf(countryCode: string): Zone | null {
  const continent = continentCodeOf(countryCode);
  return continent && isServedCountry(countryCode) ? zoneOfContinent[continent] : null;
}

/** Returns the continents whose countries belong to a zone; Antarctica has none that is served. */
export function continentsOf(zone: Zone): ContinentCode[] {
  const all = Object.keys(zoneOfContinent) as ContinentCode[];
  return all.filter((continent) => continent !== 'AN' && zoneOfContinent[continent] === zone);
}
