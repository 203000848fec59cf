import { translate } from '../../i18n/translate';
import { valuesInWords } from '../../i18n/values-in-words';
import type { RequestContext } from '../../platform/request-context';
import { valuesOfOldEvents } from '../emails/public';
import type { Notification } from './notification.entity';
import { notificationTexts } from './notification.texts';

/** Language and time zone of the reader of a notification. */
export type Reader = Pick<RequestContext, 'language' | 'timeZone'>;

/** Returns a notification's text for its reader. */
export function notificationText(
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  { language, timeZone }: Reader,
): { title: string; body: string } {
  const { title, body } = notificationTexts[language][kind];
  const values = valuesInWords({ ...valuesOfOldEvents[kind], ...params }, language, timeZone);
  return { title: translate(title, values, language), body: translate(body, values, language) };
}
