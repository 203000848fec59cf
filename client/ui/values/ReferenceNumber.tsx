import { chakra } from '@chakra-ui/react';
import { NARROW } from '../theme/narrow';

/** The number of an order, package, payment or record, in one line: it has a hyphen, where a browser would break it. */
export const ReferenceNumber = chakra(
  'span',
  { base: { fontFamily: 'mono', whiteSpace: 'nowrap', [NARROW]: { whiteSpace: 'normal' } } },
  { defaultProps: { htmlTranslate: 'no' } },
);
