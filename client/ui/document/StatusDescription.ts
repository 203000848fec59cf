import { chakra } from '@chakra-ui/react';

/** The meaning of a document's status in a sentence or two. */
export const StatusDescription = chakra('p', {
  base: {
    fontSize: { base: 'md', md: 'lg' },
    maxWidth: '46ch',
    textWrap: 'pretty',
    _empty: { display: 'none' },
  },
});
