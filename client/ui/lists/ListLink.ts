import { chakra } from '@chakra-ui/react';
import { TextLink } from '../Link';

/** Beside how much a list holds: as high as a finger needs, without moving the list when it comes. */
export const ListLink = chakra(TextLink, {
  base: { color: 'inherit', paddingY: '10px', marginY: '-10px' },
});
