import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../kernel/language';

const compiled = new Map<string, IntlMessageFormat>();

/** Formats an ICU message with values. Each message is parsed once per process. */
export function translate(
  message: string,
  params: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const key = `${language} ${message}`;
  let format = compiled.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, language);
    compiled.set(key, format);
  }
  return String(format.format(params));
}
