import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import type { Language } from '../../kernel/language';

/** The kinds of invalid input; each has a text in both languages. */
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
  'wholeFen',
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
  /** The name of the field within a sentence, if its input declares one. */
  readonly called?: Readonly<Record<Language, string>>;
}

/** Options that attach the message key (and the numbers in its text) to a class-validator rule. */
export function says(
  key: ValidationKey,
  params: ValidationContext['params'] = {},
): ValidationOptions {
  return { message: key, context: { key, params } satisfies ValidationContext };
}

/** Returns what is wrong with a field in the context of its whole input; null if nothing is. */
type Across = (input: never, field: never) => ValidationContext | null;

/** A rule that looks at the other fields of the input as well, and at what is wrong knows what to say. */
export function RuledAcross(problemOf: Across): PropertyDecorator {
  const validate = (_: unknown, args?: ValidationArguments) =>
    problemIn(problemOf, args?.object, args?.property) === null;
  return ValidateBy(
    { name: 'across', validator: { validate } },
    { message: 'across', context: { problemOf } },
  );
}

/** The context of a rule: its problem, or a function that finds the problem in the whole input. */
export type RuleContext = ValidationContext | { readonly problemOf: Across };

/** Returns what a broken rule says: what it always does, or what it finds across its input. */
export function contextOf(
  said: RuleContext,
  input: object | undefined,
  field: string,
): ValidationContext | null {
  return 'key' in said ? said : problemIn(said.problemOf, input, field);
}

function problemIn(problemOf: Across, input?: object, field?: string): ValidationContext | null {
  return problemOf(input as never, field as never);
}
