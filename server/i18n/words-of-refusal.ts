import type { DomainError, RefusalInWords } from '../kernel/errors';
import type { Language } from '../kernel/language';
import type { ValidationContext, ValidationKey } from '../platform/validation/validation-keys';
import { InputRefused } from '../platform/validation/input-refused';
import { nameOfCountry } from './country-names';
import { errorTexts } from './error-texts';
import { translate } from './translate';
import { validationTexts } from './validation-texts';
import { valuesInWords } from './values-in-words';

/** Returns the text of an expected refusal in a language, the same for every endpoint. */
export function wordsOf(error: DomainError, language: Language): RefusalInWords {
  const { code, params } = error;
  const message = translate(errorTexts[language][code], valuesInWords(params, language), language);
  const figures = Object.keys(params).length > 0 ? { params } : {};
  if (!(error instanceof InputRefused)) return { code, message, ...figures };
  const say = ({ key, params, called }: ValidationContext) =>
    translate(
      validationTexts[language][key],
      inWords(params, called?.[language], language),
      language,
    );
  const problems = Object.entries(error.problems);
  const fields = Object.fromEntries(problems.map(([path, problem]) => [path, say(problem)]));
  const has = (...keys: ValidationKey[]) => problems.some(([, { key }]) => keys.includes(key));
  // The specification has one text for a form with missing fields (VA-08).
  if (has('required', 'postcodeOrZeros'))
    return { code, message: say({ key: 'fillInAllItems', params: {} }), fields };
  // These refusals are mistakes of a program, not of a form: they are for its developer.
  if (has('expected', 'unknownField', 'wholeFen', 'instant'))
    return {
      code,
      message: Object.entries(fields)
        .map((one) => one.join(': '))
        .join('; '),
      fields,
    };
  return { code, message, fields };
}

/** Returns the text of a field's refusal; `field` is none if its input has no name for it. */
function inWords(
  { country, ...params }: ValidationContext['params'],
  field = 'none',
  language: Language,
): ValidationContext['params'] {
  return {
    ...{ field, ...params },
    ...(country !== undefined && { country: nameOfCountry(String(country), language) }),
  };
}
