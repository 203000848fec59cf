import { translate } from '../../i18n/translate';
import type { Language } from '../../kernel/language';
import { formatMoney } from '../../kernel/money';
import type { MethodQuote } from './payment.queries';
import { balanceTooLow } from './payment.texts';

type Method = Pick<MethodQuote, 'missing'>;

/** Returns whether a method can be used now. */
export function isAvailable({ missing }: Method): boolean {
  return missing === null;
}

/** Returns the text of why a method cannot be used now; null if it can. */
export function unavailableReason({ missing }: Method, language: Language): string | null {
  if (missing === null) return null;
  return translate(balanceTooLow[language], { missing: formatMoney(missing) }, language);
}
