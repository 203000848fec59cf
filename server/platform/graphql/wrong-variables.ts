import {
  getNullableType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { ValidationContext } from '../validation/validation-keys';
import { MoneyScalar } from './money-scalar';
import { isFraction } from '../validation/is-fraction';
import { DateTimeScalar } from './scalars';
import { InputRefused } from '../validation/input-refused';

type Values = Readonly<Record<string, unknown>>;
type Problem = [path: string, problem: ValidationContext];

/** Nobody reads more of them. */
const MAX_PROBLEMS = 5;

/**
 * Throws InputRefused where variables are not of the types that their operation declares: it says at
 * which path and what was expected there. GraphQL's own errors repeat the value, passwords included.
 */
export function refuseWrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Values,
): void {
  const problems = variableDefinitions.flatMap(({ variable, type: declared, defaultValue }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, declared);
    const isLeftOut = variables[name] === undefined && defaultValue !== undefined;
    return isInputType(type) && !isLeftOut ? problemsOf(variables[name], type, name) : [];
  });
  if (problems.length > 0)
    throw new InputRefused(Object.fromEntries(problems.slice(0, MAX_PROBLEMS)));
}

function problemsOf(value: unknown, type: GraphQLInputType, path: string): Problem[] {
  const bare = getNullableType(type);
  const wrong: Problem = [path, { ...whyNot(value, bare), params: { type: String(type) } }];
  if (value === undefined || value === null) return bare === type ? [] : [wrong];
  if (isListType(bare))
    return Array.isArray(value)
      ? value.flatMap((item, at) => problemsOf(item, bare.ofType, `${path}.${at}`))
      : problemsOf(value, bare.ofType, path);
  if (isInputObjectType(bare)) return isRecord(value) ? fieldProblems(value, bare, path) : [wrong];
  return isLeafType(bare) && isReadable(value, bare) ? [] : [wrong];
}

/** Explains near misses of a type more precisely than by the type's name. */
function whyNot(value: unknown, type: GraphQLInputType): Pick<ValidationContext, 'key'> {
  if (type === MoneyScalar && isFraction(value)) return { key: 'wholeFen' };
  if (type === DateTimeScalar && typeof value === 'string') return { key: 'instant' };
  return { key: 'expected' };
}

function fieldProblems(value: Values, type: GraphQLInputObjectType, path: string): Problem[] {
  const fields = type.getFields();
  const unknown = Object.keys(value).filter((name) => !fields[name]);
  return [
    ...Object.values(fields)
      .filter(({ name, defaultValue }) => value[name] !== undefined || defaultValue === undefined)
      .flatMap((field) => problemsOf(value[field.name], field.type, `${path}.${field.name}`)),
    ...unknown.map((name): Problem => [
      `${path}.${name}`,
      { key: 'unknownField', params: { type: type.name } },
    ]),
  ];
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && !Array.isArray(value);
}

function isReadable(value: unknown, type: GraphQLLeafType): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}
