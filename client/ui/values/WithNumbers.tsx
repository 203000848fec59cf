import { chakra } from '@chakra-ui/react';
import { unbrokenUnits } from './unbrokenUnits';

const numbers = /([A-Z]{2}\d{8}-\d{8})/;
const beforeDay = /(?<=\b[A-Z][a-z]{2}) (?=\d{1,2}, \d{4})/g;

// The narrowest phones have no room for one beside a picture.
const Whole = chakra('span', {
  base: { '@media (min-width: 360px)': { whiteSpace: 'nowrap' } },
});

/** A sentence in which numbers of orders and packages stay in one line, numbers with their units, days with their month. */
export function WithNumbers({ children }: { children: string }) {
  return unbrokenUnits(children)
    .replace(beforeDay, '\u00a0')
    .split(numbers)
    .map((part, index) =>
      // What was split by stands at the odd places.
      index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part,
    );
}
