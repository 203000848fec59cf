import { useIntl } from 'react-intl';

/** Returns what writes an instant as the time of the day, 09:05, with its day where that is asked for. */
export function useClockTime() {
  const intl = useIntl();
  return (at: number | string, { isDayShown = false } = {}): string =>
    intl.formatDate(at, {
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      ...(isDayShown && { day: 'numeric', month: 'short' }),
    });
}
