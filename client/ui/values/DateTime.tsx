import { FormattedDate } from 'react-intl';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
  /** Leaves the time of day out. */
  isDateOnly?: boolean;
}

/** An instant in the reader's own time zone. A server that renders it may know another zone. */
export function DateTime({ at, isDateOnly = false }: DateTimeProps) {
  return (
    <time dateTime={at} suppressHydrationWarning>
      <FormattedDate
        value={at}
        dateStyle="medium"
        {...(!isDateOnly && { timeStyle: 'short' as const })}
      />
    </time>
  );
}
