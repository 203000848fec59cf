import { chakra } from '@chakra-ui/react';
import { FormattedDate } from 'react-intl';
import { unbrokenTime } from './unbrokenTime';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
  /** Leaves the time of day out. */
  isDateOnly?: boolean;
}

/** An instant in the reader's own time zone. A server that renders it may know another zone. */
export function DateTime({ at, isDateOnly = false }: DateTimeProps) {
  return (
    // Chinese would break after any character; the narrowest phones have no room for it all.
    <chakra.time
      dateTime={at}
      suppressHydrationWarning
      css={{ '@media (min-width: 360px)': { '&:lang(zh)': { whiteSpace: 'nowrap' } } }}
    >
      <FormattedDate
        value={at}
        dateStyle="medium"
        {...(!isDateOnly && { timeStyle: 'short' as const })}
      >
        {(formatted) => <>{unbrokenTime(formatted)}</>}
      </FormattedDate>
    </chakra.time>
  );
}
