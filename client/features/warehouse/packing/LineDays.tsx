import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const DAYS_PER_WEEK = 7;
/** From so many days on people count in weeks. */
const LONG = 21;

/** How long a delivery line takes; a slow one is told in weeks. */
export function LineDays({ minDays, maxDays }: { minDays: number; maxDays: number }) {
  if (minDays >= LONG && minDays % DAYS_PER_WEEK === 0 && maxDays % DAYS_PER_WEEK === 0) {
    const weeks = { min: minDays / DAYS_PER_WEEK, max: maxDays / DAYS_PER_WEEK };
    return (
      <Whole>
        <FormattedMessage id="warehouse.weeks" values={weeks} />
      </Whole>
    );
  }
  return (
    <Whole>
      <FormattedMessage id="warehouse.days" values={{ min: minDays, max: maxDays }} />
    </Whole>
  );
}

/** "3–5 weeks" would break behind its dash. */
const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });
