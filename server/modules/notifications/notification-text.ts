import { translate } from '../../i18n/translate';
import { valuesInWords } from '../../i18n/values-in-words';
import type { Language } from '../../kernel/language';
import { valuesOfOldEvents } from '../emails/public';
import type { Notification } from './notification.entity';
import { notificationTexts } from './notification.texts';

/** A notification in words of one language. */
export function notificationText(
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  language: Language,
): { title: string; body: string } {
  const { title, body } = notificationTexts[language][kind];
  const values = valuesInWords({ ...valuesOfOldEvents[kind], ...params }, language);
  return { title: translate(title, values, language), body: translate(body, values, language) };
}
