import { chakra } from '@chakra-ui/react';

/** The heading of a group of choices. */
export const Legend = chakra('legend', {
  base: { fontFamily: 'heading', fontSize: 'lg', fontWeight: '600', marginBottom: '3' },
});
