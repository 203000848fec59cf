import { messageTexts } from '../../i18n/message-texts';
import { translate } from '../../i18n/translate';
import type { Language } from '../../kernel/language';
import { fen, formatMoney } from '../../kernel/money';
import type { Message } from './message.entity';

/** A message in words of one language. */
export function wordMessage(
  { kind, params }: Pick<Message, 'kind' | 'params'>,
  language: Language,
): { title: string; body: string } {
  const { title, body } = messageTexts[language][kind];
  const values = wordAmount(params);
  return { title: translate(title, values, language), body: translate(body, values, language) };
}

/** The one parameter that is money. */
function wordAmount(params: Message['params']): Message['params'] {
  const { amount } = params;
  return typeof amount === 'number' ? { ...params, amount: formatMoney(fen(amount)) } : params;
}
