import { chakra } from '@chakra-ui/react';

/** A choice in the header: a native select without a frame. */
export const CompactSelect = chakra('select', {
  base: {
    minHeight: '44px',
    paddingX: '1',
    // As wide as what is chosen, where the browser can: not as the longest option.
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
