/** Carrier of every package of the demo; a proper name, so the same in all languages. */
export const demoCarrier = 'Tidal Express';
