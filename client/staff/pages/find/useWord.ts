import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/catalogue';
import { say } from '../../i18n/useText';

/** Families of words for what the server names by a code. */
type Family = 'find.takenFor' | 'find.statusOf' | 'find.actor';

/** Returns what names a code of the server in words; one that is newer than this page is shown as it is. */
export function useWord() {
  const intl = useIntl();
  return (family: Family, code: string): string => {
    const id = `${family}.${code}`;
    return id in intl.messages ? say(intl, id as MessageId) : code;
  };
}
