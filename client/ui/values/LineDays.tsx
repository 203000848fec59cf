import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const WEEK = 7;
/** From so many days on people count in weeks. */
const LONG = 21;

/** How long a delivery line takes; a slow one is told in weeks. "3–5 weeks" would break behind its dash. */
export function LineDays({ minDays, maxDays }: { minDays: number; maxDays: number }) {
  const isInWeeks = minDays >= LONG && minDays % WEEK === 0 && maxDays % WEEK === 0;
  const unit = isInWeeks ? WEEK : 1;
  return (
    <chakra.span whiteSpace="nowrap">
      <FormattedMessage
        id={isInWeeks ? 'delivery.weeks' : 'delivery.days'}
        values={{ least: minDays / unit, most: maxDays / unit }}
      />
    </chakra.span>
  );
}
