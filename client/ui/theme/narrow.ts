/** Where letters are large or the page is enlarged, so that a phone has room for half a line. */
export const NARROW = '@media (max-width: 18rem)';
