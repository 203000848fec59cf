/** A phone on its side: as wide as a tablet, and with hardly room for a bar above and one below. */
export const ON_ITS_SIDE = '@media (min-width: 768px) and (max-height: 30rem)';

/** Height of the navigation there, which has labels beside its icons. */
export const SLIM_BAR = '44px';
