import { chakra } from '@chakra-ui/react';
import { unbrokenUnits } from './unbrokenUnits';

const numbers = /([A-Z]{2}\d{8}-\d{8})/;

// The narrowest phones have no room for one beside a picture.
const Whole = chakra('span', {
  base: { '@media (min-width: 360px)': { whiteSpace: 'nowrap' } },
});

/** A sentence in which numbers of orders and packages stay in one line, and numbers with their units. */
export function WithNumbers({ children }: { children: string }) {
  return unbrokenUnits(children)
    .split(numbers)
    .map((part, index) =>
      // What was split by stands at the odd places.
      index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part,
    );
}
