import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { chipStyle } from '../theme/chipStyle';

/** A row of ways to narrow a list, by a press. */
export const Chips = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** One of them, with an address of its own; `aria-current` where the list is narrowed by it. */
export const Chip = chakra(Link, { base: chipStyle });
