import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { NARROW } from '../theme/narrow';

const Line = chakra('span', {
  base: { fontFamily: 'mono', whiteSpace: 'nowrap', [NARROW]: { whiteSpace: 'normal' } },
});

/** The number of an order, package, payment or record, in one line: it has a hyphen, where a browser would break it. */
export const ReferenceNumber = (props: ComponentProps<typeof Line>) => (
  <Line htmlTranslate="no" {...props} />
);
