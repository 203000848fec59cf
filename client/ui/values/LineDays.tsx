import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const WEEK = 7;
/** From so many days on people count in weeks. */
const LONG = 21;

/** Duration of a delivery line; a slow one is in weeks. "3–5 weeks" would break after its dash. */
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
