import type { DomainError, RefusalInWords } from '../kernel/errors';
import type { Language } from '../kernel/language';
import type { ValidationContext, ValidationKey } from '../platform/graphql/validation-keys';
import { InputRefused } from '../platform/graphql/validate-input';
import { errorTexts } from './error-texts';
import { translate } from './translate';
import { validationTexts } from './validation-texts';
import { valuesInWords } from './values-in-words';

/** Returns an expected refusal in the words of a language, the same for every endpoint. */
export function wordsOf(error: DomainError, language: Language): RefusalInWords {
  const { code, params } = error;
  const message = translate(errorTexts[language][code], valuesInWords(params, language), language);
  const figures = Object.keys(params).length > 0 ? { params } : {};
  if (!(error instanceof InputRefused)) return { code, message, ...figures };
  const say = ({ key, params }: ValidationContext) =>
    translate(validationTexts[language][key], params, language);
  const problems = Object.entries(error.problems);
  const fields = Object.fromEntries(problems.map(([path, problem]) => [path, say(problem)]));
  const has = (...keys: ValidationKey[]) => problems.some(([, { key }]) => keys.includes(key));
  // The specification's words for a form with gaps (VA-08).
  if (has('required', 'postcodeOrZeros'))
    return { code, message: say({ key: 'fillInAllItems', params: {} }), fields };
  // No form but a program is wrong: its developer reads the message first.
  if (has('expected', 'unknownField', 'instant'))
    return {
      code,
      message: Object.entries(fields)
        .map((one) => one.join(': '))
        .join('; '),
      fields,
    };
  return { code, message, fields };
}
