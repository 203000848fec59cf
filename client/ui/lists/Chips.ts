import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { chipStyle } from '../theme/chipStyle';

/** A row of ways to narrow a list, by a press; on phones one line that scrolls. */
export const Chips = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    gap: '2',
    // The padding keeps the scroll container from clipping focus rings.
    ...{ padding: { base: '4px', md: '0' }, margin: { base: '-4px', md: '0' } },
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
});

/** One of them, with an address of its own; `aria-current` where the list is narrowed by it. */
export const Chip = chakra(Link, { base: chipStyle });
