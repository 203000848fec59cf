import { useState, useSyncExternalStore } from 'react';
import { siteStorage } from '../../apollo/browserStorage';

const KEPT_AS = 'shipping-country';

const neverChanges = () => () => {};
const none = () => null;

/** Returns the country that is kept; null where none is. */
function kept(): string | null {
  const country = siteStorage.read(KEPT_AS);
  return typeof country === 'string' ? country : null;
}

/** The country that was chosen last in this browser, null before that; and how to choose one. */
export function useKeptCountry(): [string | null, (country: string) => void] {
  // Read once the screen stands in a browser; a server that draws it knows of none.
  const before = useSyncExternalStore(neverChanges, kept, none);
  const [chosen, choose] = useState<string>();
  return [
    chosen ?? before,
    (country) => {
      siteStorage.keep(KEPT_AS, country);
      choose(country);
    },
  ];
}
