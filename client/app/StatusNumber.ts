import { chakra } from '@chakra-ui/react';

/** The HTTP status of an error page, like a stamp on a waybill. */
export const StatusNumber = chakra('p', {
  base: {
    paddingX: '6',
    paddingY: '1',
    border: '3px double currentColor',
    borderRadius: 'input',
    color: 'danger',
    fontFamily: 'mono',
    fontSize: '3xl',
    letterSpacing: '0.1em',
    transform: 'rotate(-3deg)',
  },
});
