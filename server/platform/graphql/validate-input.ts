import { validate, type ValidationError } from 'class-validator';
import { DomainError } from '../../kernel/errors';
import type { ValidationContext } from './validation-keys';

/** A refusal of input: path → what is wrong; the error mapping puts it into words. */
export class InputRefused extends DomainError {
  constructor(
    readonly problems: Readonly<Record<string, ValidationContext>>,
    /** BAD_REQUEST: no form filled in wrongly but a program that sends another type. */
    code: 'VALIDATION_FAILED' | 'BAD_REQUEST' = 'VALIDATION_FAILED',
  ) {
    super(code);
  }
}

const secrets = new Set(['password', 'passwordConfirmation', 'oldPassword']);

/**
 * Cuts the white space around every text and removes characters without width, which come along when words are copied
 * from a page (secrets excepted), then applies the rules of the input classes. Given to buildSchema, because TypeGraphQL's own check echoes the whole input.
 * @throws InputRefused
 */
export async function validateInput(input: unknown): Promise<void> {
  if (typeof input !== 'object' || input === null) return;
  trimTexts(input);
  const errors = await validate(input, { forbidUnknownValues: false });
  if (errors.length > 0) throw new InputRefused(Object.fromEntries(describe(errors)));
}

function trimTexts(input: object): void {
  for (const [key, value] of Object.entries(input)) {
    if (typeof value === 'string' && !secrets.has(key))
      (input as Record<string, unknown>)[key] = trimmed(value);
    else if (typeof value === 'object' && value !== null) trimTexts(value as object);
  }
}

/**
 * Returns a text without white space around it and without invisible characters, among them the marks of direction that an
 * address book puts around a phone number. Joiners are kept between letters; joiners alone are an empty text.
 */
function trimmed(text: string): string {
  const visible = text.replace(/[\u200b\u202a\u202c\u202d\u2060\ufeff]/g, '').trim();
  return /[^\s\u200c\u200d]/.test(visible) ? visible : '';
}

/** One problem a field: that of the rule nearest to it, which class-validator lists last. */
function describe(errors: ValidationError[], path = ''): [string, ValidationContext][] {
  return errors.flatMap((error) => {
    const here = `${path}${error.property}`;
    const contexts = Object.values(error.contexts ?? {}) as ValidationContext[];
    const problem = contexts.find(({ key }) => key === 'required') ?? contexts[0];
    const own: [string, ValidationContext][] = problem ? [[here, problem]] : [];
    return [...own, ...describe(error.children ?? [], `${here}.`)];
  });
}
