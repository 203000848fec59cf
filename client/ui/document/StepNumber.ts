import { chakra } from '@chakra-ui/react';

/** The small mark in the corner of a form's field: a number or a letter in a box. */
export const StepNumber = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '24px',
    border: '1.5px solid currentColor',
    color: 'brand',
    fontFamily: 'mono',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1',
  },
});
