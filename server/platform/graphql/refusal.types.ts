import { Field, InterfaceType, ObjectType } from 'type-graphql';
import type { ErrorCode, FactsOf, RefusalInWords } from '../../kernel/errors';
import { ErrorCodeEnum } from './error-code';

@InterfaceType({
  description:
    'Why an operation was refused; nothing has changed. Switch on the implementing type, or show the message.',
})
export abstract class Refusal {
  @Field(() => ErrorCodeEnum, { description: 'Why, for programs.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'The same for people, in the language of the request.' })
  message!: string;
}

/** A type for the refusals of one code, whose facts are its fields. */
export type RefusalClass = {
  [Code in ErrorCode]: { new (): Refusal & FactsOf<Code>; readonly code: Code };
}[ErrorCode];

@ObjectType({
  implements: Refusal,
  description: 'A refusal without further fields.',
})
export class PlainRefusal extends Refusal {}

@ObjectType({ description: 'What is wrong with one field of an input.' })
class InputProblem {
  @Field(() => String, { description: 'Path of the field within the input: `contact.email`.' })
  path!: string;

  @Field(() => String, { description: 'What is wrong there, in the language of the request.' })
  message!: string;
}

@ObjectType({ implements: Refusal, description: 'Fields of the input are not filled in well.' })
export class InvalidInput extends Refusal {
  static readonly code = 'VALIDATION_FAILED';

  @Field(() => [InputProblem], { description: 'One problem a field.' })
  fields!: InputProblem[];
}

/** A refusal as an object of its type. */
export function presentRefusal(
  type: RefusalClass | typeof PlainRefusal,
  { code, message, params, fields = {} }: RefusalInWords,
): Refusal {
  const problems = Object.entries(fields).map(([path, message]) => ({ path, message }));
  return Object.assign(new type(), { ...params, code, message, fields: problems });
}
