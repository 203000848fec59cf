import { useState, useSyncExternalStore } from 'react';
import { siteStorage } from '../../apollo/browserStorage';

const STORAGE_KEY = 'shipping-country';

const neverChanges = () => () => {};
const none = () => null;

/** Returns the saved country; null without one. */
function kept(): string | null {
  const country = siteStorage.read(STORAGE_KEY);
  return typeof country === 'string' ? country : null;
}

/** The country that was chosen last in this browser, null before that; and how to choose one. */
export function useStoredCountry(): [string | null, (country: string) => void] {
  // The saved country is read after hydration, because the server does not know it.
  const before = useSyncExternalStore(neverChanges, kept, none);
  const [chosen, choose] = useState<string>();
  return [
    chosen ?? before,
    (country) => {
      siteStorage.save(STORAGE_KEY, country);
      choose(country);
    },
  ];
}
