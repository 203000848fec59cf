import pictures from './pictures.json';
import settings from './settings.json';

/** Texts of the account settings and of choosing a picture there. */
export const texts = { ...settings, ...pictures };
