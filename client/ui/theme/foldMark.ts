import type { SystemStyleObject } from '@chakra-ui/react';

/** For a summary: a plus in a ring, a minus once it is open, in place of the browser's triangle. */
export const foldMark: SystemStyleObject = {
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _after: {
    content: '"+"',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '22px',
    border: '1px solid currentColor',
    borderRadius: 'full',
    color: 'brand',
    fontFamily: 'mono',
    lineHeight: '1',
    // Paper shows everything already.
    _print: { display: 'none' },
  },
  'details[open] > &': { _after: { content: '"−"' } },
};
