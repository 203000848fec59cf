import entry from './entry.json';

/** Texts of sign-in, registration and later password prompts. */
export const texts = entry;
