import { validate, type ValidationError } from 'class-validator';
import { describedField, nameOfField } from './described-fields';
import { InputRefused } from './input-refused';
import { withoutMarks } from './pasted-text';
import { contextOf, type RuleContext, type ValidationContext } from './validation-keys';

const secrets = new Set(['password', 'passwordConfirmation', 'oldPassword']);

/**
 * Normalises every text as its field requires (secrets excepted), then applies the rules of the input classes.
 * Given to buildSchema, because TypeGraphQL's own check echoes the whole input.
 * @throws InputRefused
 */
export async function validateInput(input: unknown): Promise<void> {
  if (typeof input !== 'object' || input === null) return;
  readTexts(input);
  const errors = await validate(input, { forbidUnknownValues: false });
  if (errors.length > 0) throw new InputRefused(Object.fromEntries(describe(errors)));
}

/** Normalises typed or pasted text: removes invisible marks, and applies the field's own normalisation. */
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
  return errors.flatMap(({ target, property, contexts = {}, children = [] }) => {
    const here = `${path}${property}`;
    const said = Object.values(contexts as Record<string, RuleContext>).flatMap(
      (one) => contextOf(one, target, property) ?? [],
    );
    const problem = said.find(({ key }) => key === 'required') ?? said[0];
    const called = target && nameOfField(target, property);
    const own: [string, ValidationContext][] = problem ? [[here, { ...problem, called }]] : [];
    return [...own, ...describe(children, `${here}.`)];
  });
}
