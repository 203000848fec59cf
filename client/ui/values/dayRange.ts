import type { IntlShape } from 'react-intl';
import { unbrokenUnits } from './unbrokenUnits';

const parts = { day: 'numeric', month: 'short' } as const;

/**
 * Returns the days from one instant to another (ms) in short form, as "Dec 6 – 20". In Chinese that is
 * "12月6日至20日", like single days beside it; Intl would write "12/6 – 12/20". Across New Year it omits the
 * years, for which there is no room.
 */
export function dayRange(intl: IntlShape, from: number, until: number): string {
  const [first, last] = [intl.formatDate(from, parts), intl.formatDate(until, parts)];
  if (!intl.locale.startsWith('zh')) {
    const isOneYear = new Date(from).getFullYear() === new Date(until).getFullYear();
    return unbrokenUnits(
      isOneYear ? intl.formatDateTimeRange(from, until, parts) : `${first} – ${last}`,
    );
  }
  const month = first.slice(0, first.indexOf('月') + 1);
  return `${first}至${last.startsWith(month) ? last.slice(month.length) : last}`;
}
