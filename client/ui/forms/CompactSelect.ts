import { chakra } from '@chakra-ui/react';

/** A choice in the header: a native select without a frame. */
export const CompactSelect = chakra('select', {
  base: {
    minHeight: '44px',
    paddingX: '1',
    // The width of the selected option where browsers support it, rather than that of the longest.
    fieldSizing: 'content',
    // The list itself opens on the browser's own ground.
    background: 'surface',
    color: 'ink',
    borderRadius: 'input',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { color: 'brand' },
  },
});
