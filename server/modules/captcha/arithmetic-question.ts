import { randomInt } from 'node:crypto';
import { captchaQuestions, numberWords } from '../../i18n/captcha-texts';
import { translate } from '../../i18n/translate';
import type { Language } from '../../kernel/language';

/** A sum in words, for those who cannot see a picture; a screen reader reads it out. */
export function askSum(language: Language): { readonly question: string; readonly answer: string } {
  const words = numberWords[language];
  const [a, b] = [randomInt(words.length), randomInt(words.length)];
  const params = { a: words[a] ?? '', b: words[b] ?? '' };
  return {
    question: translate(captchaQuestions[language], params, language),
    answer: String(a + b),
  };
}
