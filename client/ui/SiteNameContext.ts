import { createContext } from 'react';

/** Name of the site, the end of every document title. */
export const SiteNameContext = createContext('');
