import settings from './settings.json';

/** What only the settings of an account say. */
export const texts = settings;
