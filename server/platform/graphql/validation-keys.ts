import type { ValidationOptions } from 'class-validator';

/** What is wrong with a field; each has a text in both languages. */
export const validationKeys = [
  'required',
  'email',
  'mailbox',
  'tooLong',
  'tooShort',
  'tooSmall',
  'tooLarge',
  'wrongForm',
  'wrongType',
  'expected',
  'unknownField',
  'unknownChoice',
  'tooMany',
  'passwordForm',
  'passwordLength',
  'passwordSigns',
  'commonPassword',
  'passwordsDiffer',
  'termsNotAccepted',
  'link',
  'publicLink',
  'phone',
  'phoneOf',
  'postcode',
  'postcodeOrZeros',
  'latin',
  'addressToMend',
  'country',
  'fillInAllItems',
  'requestKey',
  'nickname',
  'birthday',
  'calendarDay',
  'firstYear',
  'internationalPhone',
  'instant',
  'priceChangeReason',
  'decimalAmount',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

export interface ValidationContext {
  readonly key: ValidationKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Options that attach the message key (and the numbers in its text) to a class-validator rule. */
export function says(
  key: ValidationKey,
  params: ValidationContext['params'] = {},
): ValidationOptions {
  return { message: key, context: { key, params } satisfies ValidationContext };
}
