/** The title of a document or an item: larger than those of lists and forms. */
export const documentTitle = {
  '& h1': { fontSize: { base: '1.625rem', md: '3xl' }, lineHeight: '1.1' },
  '&:lang(zh) h1': { lineHeight: '1.35' },
};
