import { useState } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';

/** An instant in as few signs as tell it: the time of day where it is today, or else the day. */
export function ShortTime({ at }: { at: string }) {
  const [today] = useState(() => new Date());
  const then = new Date(at);
  const isToday = then.toDateString() === today.toDateString();
  const isThisYear = then.getFullYear() === today.getFullYear();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {isToday ? (
        <FormattedTime value={at} timeStyle="short" />
      ) : (
        <FormattedDate
          value={at}
          month="short"
          day="numeric"
          year={isThisYear ? undefined : 'numeric'}
        />
      )}
    </time>
  );
}
