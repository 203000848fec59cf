import { chakra } from '@chakra-ui/react';
import { FormattedDate, useIntl } from 'react-intl';
import { unbrokenTime } from './unbrokenTime';

interface DayTimeProps {
  /** ISO 8601. */
  at: string;
  /** Leaves the time of day out. */
  isDateOnly?: boolean;
  /** Leaves the weekday out as well. */
  isShort?: boolean;
}

/** An instant near to now, by its weekday, e.g. "Tue 24 Nov, 15:32", in the reader's own time zone. */
export function DayTime({ at, isDateOnly = false, isShort = false }: DayTimeProps) {
  // Chinese counts 24 hours, as 02:11; with fewer parts Intl writes it so by itself.
  const isZeroed = useIntl().locale.startsWith('zh');
  return (
    // Beside a picture on phones it takes two lines; Chinese, which would break anywhere, only between day and time.
    <chakra.time
      dateTime={at}
      suppressHydrationWarning
      whiteSpace={{ base: 'normal', sm: 'nowrap' }}
      css={{ '&:lang(zh)': { wordBreak: 'keep-all' } }}
    >
      <FormattedDate
        {...{ value: at, day: 'numeric', month: 'short' }}
        {...(!isShort && { weekday: 'short' })}
        {...(!isDateOnly && { hour: isZeroed ? '2-digit' : 'numeric', minute: '2-digit' })}
      >
        {(formatted) => <>{unbrokenTime(formatted)}</>}
      </FormattedDate>
    </chakra.time>
  );
}
