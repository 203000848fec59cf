import { createUnionType, Mutation, UseMiddleware, type MiddlewareFn } from 'type-graphql';
import { DomainError, type ErrorCode, type PlainCode } from '../../kernel/errors';
import type { RequestContext } from '../request-context';
import { PlainRefusal, presentRefusal, Refusal, type RefusalClass } from './refusal.types';

type PayloadClass = new () => object;

interface RefusableOptions {
  readonly description: string;
  /** Types of the refusals that have one of their own. */
  readonly refusals: readonly RefusalClass[];
  /** Codes that are returned as a PlainRefusal. */
  readonly plain?: readonly PlainCode[];
}

/**
 * A mutation that returns its payload or a refusal, as a union named `<Name>Result`. Only the declared refusals
 * are returned as data; everything else stays a GraphQL error: that of a guest, a rate limit, a limit of
 * GraphQL, a busy server, a server error. Combined with `@Authorized()` it refuses guests.
 */
export function RefusableMutation(
  payload: () => PayloadClass,
  { description, refusals, plain = [] }: RefusableOptions,
): MethodDecorator {
  return (target, name, descriptor) => {
    const result = resultUnion(String(name), payload, { refusals, plain });
    Mutation(() => result, { description })(target, name, descriptor);
    UseMiddleware(answerRefusals(typesByCode({ refusals, plain })))(target, name, descriptor);
  };
}

type Declared = Required<Pick<RefusableOptions, 'refusals' | 'plain'>>;
type Types = ReadonlyMap<ErrorCode, RefusalClass | typeof PlainRefusal>;

function typesByCode({ refusals, plain }: Declared): Types {
  return new Map([
    ...refusals.map((type) => [type.code, type] as const),
    ...plain.map((code) => [code, PlainRefusal] as const),
  ]);
}

function resultUnion(name: string, payload: () => PayloadClass, declared: Declared) {
  const types = typesByCode(declared);
  const codes = declared.plain.map((code) => `\`${code}\``).join(', ');
  return createUnionType({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`,
    description:
      `What \`${name}\` answers: its payload, or why it was refused.` +
      (codes && ` Codes of the PlainRefusal: ${codes}.`),
    types: () => [payload(), ...new Set(types.values())] as const,
    resolveType: (value: object) =>
      value instanceof Refusal ? (value.constructor as PayloadClass) : payload(),
  });
}

/** Runs around one operation, the check of its input included; a guest was refused before. */
function answerRefusals(types: Types): MiddlewareFn<RequestContext> {
  return async ({ context }, next) => {
    try {
      return await (next() as Promise<unknown>);
    } catch (error) {
      const type = error instanceof DomainError ? types.get(error.code) : undefined;
      if (!type) throw error;
      context.hasRefused = true;
      context.note({ code: (error as DomainError).code });
      return presentRefusal(type, context.inWords(error as DomainError));
    }
  };
}
