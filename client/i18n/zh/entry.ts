import entry from './entry.json';

/** What the way into an account says, and whatever asks for its password later. */
export const texts = entry;
