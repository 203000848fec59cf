import { useState, useSyncExternalStore } from 'react';

const KEPT_AS = 'shipping-country';

const neverChanges = () => () => {};
const kept = () => localStorage.getItem(KEPT_AS);
const none = () => null;

/** The country that was chosen last in this browser, null before that; and how to choose one. */
export function useKeptCountry(): [string | null, (country: string) => void] {
  // Read once the screen stands in a browser; a server that draws it knows of none.
  const before = useSyncExternalStore(neverChanges, kept, none);
  const [chosen, choose] = useState<string>();
  return [
    chosen ?? before,
    (country) => {
      localStorage.setItem(KEPT_AS, country);
      choose(country);
    },
  ];
}
