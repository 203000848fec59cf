import { chakra } from '@chakra-ui/react';
import { ReferenceNumber } from './ReferenceNumber';
import { unbrokenUnits } from './unbrokenUnits';

/** Numbers of orders and packages; Chinese dates, which would break between any two signs. */
const whole = /([A-Z]{2}\d{8}-\d{8}|\d{4}年\d{1,2}月\d{1,2}日)/;

/** As narrow as its letters; the narrowest phones have no room for one beside a picture. */
const Whole = chakra(ReferenceNumber, {
  base: { fontSize: '0.875em', '@media (max-width: 359px)': { whiteSpace: 'normal' } },
});

const Day = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** A sentence in which numbers of orders and packages, dates, and numbers with their units stay in one line. */
export function WithNumbers({ children }: { children: string }) {
  return unbrokenUnits(children)
    .split(whole)
    .map((part, index) => {
      // The separators are at the odd positions.
      if (index % 2 === 0) return part;
      if (part.endsWith('日')) return <Day key={index}>{part}</Day>;
      return (
        <Whole key={index} htmlTranslate="no">
          {part}
        </Whole>
      );
    });
}
