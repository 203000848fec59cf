import { chakra } from '@chakra-ui/react';

/** What the state of a document means, in a sentence or two. */
export const SheetSentence = chakra('p', {
  base: {
    fontSize: { base: 'md', md: 'lg' },
    maxWidth: '46ch',
    textWrap: 'pretty',
    _empty: { display: 'none' },
  },
});
