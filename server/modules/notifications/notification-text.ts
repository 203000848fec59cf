import { notificationTexts } from '../../i18n/notification-texts';
import { translate } from '../../i18n/translate';
import type { Language } from '../../kernel/language';
import { fen, formatMoney } from '../../kernel/money';
import type { Notification } from './notification.entity';

/** A notification in words of one language. */
export function notificationText(
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  language: Language,
): { title: string; body: string } {
  const { title, body } = notificationTexts[language][kind];
  const values = wordAmount(params);
  return { title: translate(title, values, language), body: translate(body, values, language) };
}

/** The one parameter that is money. */
function wordAmount(params: Notification['params']): Notification['params'] {
  const { amount } = params;
  return typeof amount === 'number' ? { ...params, amount: formatMoney(fen(amount)) } : params;
}
