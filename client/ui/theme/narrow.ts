/** Screens with large text or zoom, where a phone fits half a line. */
export const NARROW = '@media (max-width: 18rem)';
