import { validate, type ValidationError } from 'class-validator';
import { DomainError } from '../../kernel/errors';
import { describedField } from './described-fields';
import { withoutMarks } from './pasted-text';
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
 * Makes every text plain as far as its field asks for it (secrets excepted), then applies the rules of the input
 * classes. Given to buildSchema, because TypeGraphQL's own check echoes the whole input.
 * @throws InputRefused
 */
export async function validateInput(input: unknown): Promise<void> {
  if (typeof input !== 'object' || input === null) return;
  readTexts(input);
  const errors = await validate(input, { forbidUnknownValues: false });
  if (errors.length > 0) throw new InputRefused(Object.fromEntries(describe(errors)));
}

/** What was typed or pasted becomes what was meant: invisible marks go, and what a field says of its form is done. */
function readTexts(input: object): void {
  for (const [key, value] of Object.entries(input)) {
    if (typeof value === 'string' && !secrets.has(key)) {
      const text = withoutMarks(value);
      (input as Record<string, unknown>)[key] = describedField(input, key)?.read?.(text) ?? text;
    } else if (typeof value === 'object' && value !== null) readTexts(value as object);
  }
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
