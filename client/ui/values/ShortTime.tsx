import { useState } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';

/** A short time: the time of day if it is today, otherwise the date. */
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
