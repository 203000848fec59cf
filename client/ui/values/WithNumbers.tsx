import { chakra } from '@chakra-ui/react';

const numbers = /([A-Z]{2}\d{8}-\d{8})/;

/** A sentence in which numbers of orders and packages stay in one line. */
export function WithNumbers({ children }: { children: string }) {
  return children.split(numbers).map((part, index) =>
    // What was split by stands at the odd places.
    index % 2 === 1 ? (
      <chakra.span key={index} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ) : (
      part
    ),
  );
}
